/** What may be the same as in English in some language, and why. */
export default {
  'pot': 'the same word in French',
  'shown': 'the game’s own word',
  'set.own': 'the game’s own word',
};
