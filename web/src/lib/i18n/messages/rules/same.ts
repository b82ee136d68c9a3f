/** What may be the same as in English in some language, and why. */
export default {
  'section.score': 'the same word in French',
  'option.name': 'the same word in French',
  'option.values': 'the same word in French',
  'compare.score': 'the same word in French',
  'short.wrong.points': 'the same word in French',
};
