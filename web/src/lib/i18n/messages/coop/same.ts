/** What may be the same as in English in some language, and why. */
export default {
  'score': 'the same word in French',
  'found.by': 'nothing but a name and cards',
  'result.sets': 'the game’s own word',
  'result.points': 'the same word in French',
  'result.total': 'the same word in French',
};
