/** What may be the same as in English in some language, and why. */
export default {
  'title': 'a game’s name and ours',
  'heard': 'nothing but names',
  'end.shareText': 'nothing but names',
  'lobby.code': 'the same word in French',
  'points': 'the same word in French',
  'total': 'the same word in Spanish, Portuguese and French',
};
