export default {
  'goal.1': 'Be the first without any personal cards.',

  'deal.1': 'Everybody gets six personal cards, which lie face up before them for all to see. Six more cards are laid on the table. The rest is the deck.',

  'play.1': 'Nobody waits for a turn. **Call** when you see a set; then all others have to wait.',
  'play.2': '**Take** three cards in any mix of your own and the table’s, never from before another player.',
  'play.3': '**Right:** the cards go aside. Those of the table are replaced from the deck, personal ones are not. The set itself scores nothing.',
  'play.4': '**Wrong,** or too late: you get one more personal card, unless you hold nine already.',
  'play.5': 'You may also ask for one more personal card whenever no call is open, up to nine. It makes sets likelier, and the way longer.',
  'play.6': 'When all agree that nobody has a set, three more cards go on the table. They are not replaced later.',
  'play.7': 'When the deck runs out, the cards aside are shuffled and become the new deck.',

  'end.1': 'The round is over at the moment when somebody has no personal cards left. The winner scores one point for each card that the others hold.',
  'end.2': 'The deal passes to the left. The match goes to the first at or past ten points for each player at the table.',

  'good.1': 'Three of your own cards will do, and so will three of the table’s, though that rids nobody of anything.',
  'good.2': 'If neither the deck nor the cards aside can give any more, an agreement ends the round: the fewest personal cards win it, and score one point for each card that the others hold beyond that.',

  'people.1': 'The cards of somebody who leaves go aside and are worth nothing to the winner.',
  'people.2': 'Somebody away keeps the cards, which count for the winner, and does not hold up an agreement.',
  'people.3': 'Newcomers get six cards at once, while fewer than eight play and there are cards enough.',
} as const;
