/** What may be the same as in English in some language, and why. */
export default {
  'before': 'nothing but a name and cards',
};
