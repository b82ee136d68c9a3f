/** What may be the same as in English in some language, and why. */
export default {
  'call.ultraset': 'the game’s own word',
  'paid.points': 'the same word in French',
};
