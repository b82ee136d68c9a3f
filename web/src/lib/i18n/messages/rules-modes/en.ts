export default {
  'common.1': 'Every find is one point, and a wrong call costs one.',
  'common.2': 'Cards that cannot be a find at all, too few of them for example, are refused and cost nothing.',
  'common.3': 'Everything else goes as in the base game.',

  'set-chain.goal.1': 'Find sets that hang together like the links of a chain.',
  'set-chain.play.1': 'The first set is a set like any other.',
  'set-chain.play.2': 'From then on each set has exactly one card of the set before and two from the table. Only those two leave the table.',
  'set-chain.play.3': 'The set before stays in sight. If nobody sees a way on, three more cards are laid, without any limit.',

  'ultraset.goal.1': 'Find four cards: two pairs that want the same third card.',
  'ultraset.play.1': 'Two cards always want one third card to be a set. In an UltraSet two pairs want the same one, whether or not it lies on the table.',
  'ultraset.play.2': 'Choose the four cards in any order; the pairs are found for you and shown.',
  'ultraset.play.3': 'Fifteen cards always hold an UltraSet.',
  'ultraset.figure.1': 'Both pairs, left and right, want the card in the middle.',

  'ultraset-chain.goal.1': 'Find UltraSets that hang together like the links of a chain.',
  'ultraset-chain.play.1': 'The first UltraSet is like any other: two pairs that want the same third card.',
  'ultraset-chain.play.2': 'From then on each has exactly two cards of the one before and two from the table. Only those two leave the table.',

  'ghost.goal.1': 'Find six cards that hide a set which is not there.',
  'ghost.play.1': 'Ten cards are laid. Put six of them into three pairs: each pair wants a third card. If the three wanted cards make a set, or are one and the same card, the six are a ghost set.',
  'ghost.play.2': 'How you pair them does not matter: if it works for one way, it works for all.',

  'puzzle.goal.1': 'Find all sets of a layout that does not change.',
  'puzzle.play.1': 'The cards stay where they are. A set that somebody has found does not count again.',
  'puzzle.play.2': 'When all are found, the layout goes and the next one comes. A layout without a set is passed over at once.',
  'puzzle.play.3': 'If everybody agrees, a layout is given up.',

  'shuffle.goal.1': 'The base game, but nothing stays where it was.',
  'shuffle.play.1': 'After each set all cards on the table are laid anew in another order, so what you were just about to see has moved.',

  'memory.goal.1': 'Remember what lies where, and turn up sets.',
  'memory.play.1': '21 cards lie face down. Whoever calls turns up three of them, one after the other, with the call time for each.',
  'memory.play.2': 'A set is taken and replaced face down. A miss lies open for two and a half seconds and is turned back; it costs nothing.',
} as const;
