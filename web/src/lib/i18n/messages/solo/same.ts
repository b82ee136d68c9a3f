/** What may be the same as in English in some language, and why. */
export default {
  'found.set': 'a set is called a set in every rulebook',
};
