/** What may be the same as in English in some language, and why. */
export default {
  'results.finds': 'a set is called a set in every rulebook',
  'standings.points': 'the same word in French',
};
