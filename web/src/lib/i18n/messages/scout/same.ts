/** What may be the same as in English in some language, and why. */
export default {
  'gain': 'nothing but a name and a number',
};
