/** What may be the same as in English in some language, and why. */
export default {
  'lead': 'a date and a time, nothing to translate',
  'players.score': 'the same word in French',
  'players.finds': 'a set is called a set in every rulebook',
  'team.sets': 'a set is called a set in every rulebook',
  'team.points': 'the same word in French',
  'deals.sets': 'a set is called a set in every rulebook',
  'bettors.won': 'the same word in French',
  'bettors.bluffs': 'the same word in French and Portuguese',
};
