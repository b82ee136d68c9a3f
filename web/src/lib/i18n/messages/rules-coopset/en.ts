export default {
  'goal.1': 'All together against the deck: take as many sets as you can from each layout before it is filled up.',

  'deal.1': 'All 81 cards are played with. Twelve are laid face up in three rows of four.',

  'play.1': 'Anybody takes a set at any time: choosing three cards takes them. Nobody races, so nobody calls. The places stay empty.',
  'play.2': 'Sets share no card, so it matters which one you take first.',
  'play.3': 'The layout is done as soon as no set is left, which the program sees, or when the team agrees to **stop**. It is scored, and the holes are filled up to twelve.',
  'play.4': 'A layout without any set gets more cards, **one at a time,** until there is one. Each of them costs a point.',

  'score.1': 'For a layout: no set or one, nothing; two sets, 1 point; three, 3 points; four or more, 5 points. Each added card takes one off.',
  'score.2': 'In the end: below 4, keep playing; 4 to 7, not bad; 8 to 10, good; 11 to 13, excellent; 14, superb; from 15 on, congratulations. With 30 or more either you have misunderstood the rules or somebody cheats.',

  'end.1': 'When the deck is out and the last layout is done, the game is over. That layout may have fewer than twelve cards.',

  'good.1': 'A wrong take costs nothing; everybody is shown why.',
  'good.2': 'Stopping after a find keeps the cards that are left. Stopping without one lays the whole layout aside, and twelve fresh cards come.',
  'good.3': 'The program adds cards only when there really is no set, so the team never pays for one it has overlooked.',
  'good.4': 'The review tells for every set whether another one would have been better.',

  'people.1': 'Stopping needs everybody who is here; those away or gone do not hold it up.',
  'people.2': 'Joining late is welcome at any time.',
} as const;
