export default {
  'goal.1': 'Have the most chips at the end; equal chips share the win.',

  'deal.1': 'Everybody begins with the same number of chips: 20, unless the table has chosen otherwise.',
  'deal.2': 'One card goes face up into the middle and one face down to each player, then a second into the middle and a second to each.',

  'play.1': '**Bet.** It goes round from the dealer’s left. In your turn you **fold** and are out of this deal; **check**, if nobody has bet in this phase; **call**, which matches the highest contribution; or **raise**, which calls and adds chips.',
  'play.2': 'A phase of betting is over when everybody still in has had a turn and has put in as much as the highest.',
  'play.3': '**Trial of strength.** Then all still in are asked at once and in secret: expose or keep? Only somebody with a set can expose.',
  'play.4': 'If one exposes, all still in show their hands, and the most sets take the pot. A set counts if at least one of its cards is in your own hand; sets may overlap.',
  'play.5': 'If nobody exposes, one more card goes into the middle, and another phase of betting follows. Once the deck is out, all still in must show.',
  'play.6': 'When all but one have folded, that one takes the pot and shows nothing.',

  'pot.1': 'Equal numbers of sets share the pot. Chips that do not divide go to the winner with the fewest chips, then to the nearest to the dealer’s left.',
  'pot.2': 'Nobody may raise further than the poorest player still in can match. So you can always call, and nobody is bought out.',
  'pot.3': 'As a rule a bet or raise is at most three chips, and everybody raises at most once a phase. A table can choose other bounds.',

  'end.1': 'The deal passes to the left. It is over when all who still have chips have dealt the agreed number of times, or one player has all the chips.',

  'good.1': 'The program does not tell you whether you hold a set: seeing it is your part. Trying to expose without one costs nothing.',
  'good.2': 'That somebody keeps is shown to nobody. Folded hands stay hidden, also after the deal.',
  'good.3': 'No bet is forced, so a pot may be empty.',

  'people.1': 'For somebody who is away the turn is a check where possible, otherwise a fold; in a trial there is no answer.',
  'people.2': 'Whoever leaves folds. The chips stay before the empty seat and are out of play.',
  'people.3': 'Newcomers get as many chips as everybody began with, and are dealt in at the next deal. Without chips one sits out.',
} as const;
