/** What may be the same as in English in some language, and why. */
export default {
  'call': 'the game’s own word',
  'noSet.key': 'what is printed on the key in Portugal too',
  'sets': 'the game’s own word',
  'score': 'the same word in French',
};
