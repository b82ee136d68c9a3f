export default {
  'goal.1': 'Have the most cards at the end. Each card is one point; equal scores share the win.',

  'deal.1': 'All 81 cards are played with. Twelve lie face up in three rows of four.',

  'play.1': '**Point.** Whoever sees a set is the scout: show everybody one of its cards, and tell the program the two others in secret. Nobody else learns them before the turn is over.',
  'play.2': '**Seek.** The others look for a second card that makes a set with it. The first to point at one is the seeker.',
  'play.3': 'The card is in the scout’s set: the seeker takes that card, the scout the two others.',
  'play.4': 'It makes another set that lies on the table: the seeker takes the two further cards of that set, and the scout all three of the own one.',
  'play.5': 'It makes no set on the table: the seeker pays, and the search goes on without them.',
  'play.6': '**Nobody finds one,** because all have given up or the time is out: the scout’s set is shown. If it is right, the scout takes the three cards. If not, the scout pays and sits out the next turn.',
  'play.7': 'If the scout was wrong but a seeker has found a real set, the seeker takes all three cards of it, and the scout pays.',
  'play.8': 'Then the table is filled up to twelve.',

  'pay.1': 'A mistake costs one won card, which is put aside for good.',
  'pay.2': 'Whoever has none owes a **forfeit**. The others vote: a severe scolding, or the washing-up for a week. It shows beside the name until the game ends.',

  'end.1': 'The game ends when the deck is out and no set is left, or when all agree then that they see none. What is left belongs to nobody.',

  'good.1': 'When all agree that they see no set, three more cards are laid, up to 21.',
  'good.2': 'A mistaken seeker is out of that search, so that nobody tries one card after the other. Giving up holds until the turn is over.',
  'good.3': 'If nobody is there to look, the scout’s set is shown at once.',

  'people.1': 'The word of a scout who leaves or is away stands; what it wins goes to that seat.',
  'people.2': 'Somebody away holds nothing up. Newcomers may sit down at any time.',
} as const;
