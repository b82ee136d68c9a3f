export default {
  'goal.1': 'Make **no** set. Whoever is caught making one takes the whole table as penalty cards, and the most penalty cards lose.',

  'deal.1': 'Everybody gets four cards that nobody else sees. The rest is the deck, and the table is empty. The player to the left of the dealer begins.',

  'play.1': 'In your turn you play a card face up on the table, then draw one.',
  'play.2': 'Now any **other** player may challenge that card, by naming two cards on the table that make a set with it.',
  'play.3': '**Right:** whoever played the card takes all cards on the table. They lie open as a penalty pile and never go to the hand. The table is empty, and the next player plays.',
  'play.4': '**Wrong:** everybody is shown why, and the challenger cannot challenge this card again. It costs nothing else.',
  'play.5': 'A set without the card just played does not count, and play goes on as if nobody had seen it.',
  'play.6': 'The next player waits until everybody else has passed or was mistaken, or the time is out.',

  'end.1': 'The round is over when the last card of the deck has been drawn and the time to challenge is over. Cards in hands and on the table count for nobody.',
  'end.2': 'The most penalty cards lose, everybody else wins. Several with equally many lose together; if all have equally many, all win.',

  'good.1': 'With fewer than three cards on the table there can be no set, so the next turn comes at once. From the third card on the time always runs, so its length betrays nothing.',
  'good.2': 'When your time is out, the lowest card of your hand is played for you.',
  'good.3': 'The first right challenge counts. Whoever makes it gets nothing for it but the pleasure.',

  'people.1': 'For somebody who is away the lowest card is played at once; nobody waits for their challenges.',
  'people.2': 'Whoever leaves neither wins nor loses; the hand is put aside unseen.',
  'people.3': 'Newcomers are dealt four cards, as long as the deck has more than that.',
} as const;
