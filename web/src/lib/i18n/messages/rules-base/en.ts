export default {
  'goal.1': 'See sets before the others do. The highest score wins; equal scores share the win.',

  'set.1': 'Three cards are a **set** if each attribute, looked at alone, is the same on all three or different on all three.',
  'set.2': 'The quick test: if two are … and one is not, it is not a set.',
  'set.3': 'Any two cards have exactly one third that goes with them. The 81 cards make 1,080 sets.',

  'deal.1': 'Twelve cards are laid face up in three rows of four. The rest is the deck.',

  'play.1': 'Nobody waits for a turn: everybody looks at the same time.',
  'play.2': '**Call** when you see a set. From that moment the others have to wait.',
  'play.3': '**Take** your three cards before the call time is up: five seconds, unless the table has chosen otherwise. Where a table plays in one gesture, choosing three cards is the call and the take at once.',
  'play.4': '**Right:** the cards are yours, and new ones from the deck go into the same places.',
  'play.5': '**Wrong,** or too late: the cards stay, you pay what the rulebook asks, and everybody is shown why, attribute by attribute.',
  'play.6': 'When all agree that they see no set, three more cards are laid: 15, then 18, at most 21, which always hold one. They are not replaced later, so the table shrinks back to twelve.',

  'end.1': 'A round ends by itself when the deck is out and no set is left, or when all agree then that they see none. What is left belongs to nobody.',

  'good.1': 'It is the agreement that counts, even if there was a set. The review afterwards shows what everybody overlooked.',
  'good.2': 'Whoever has said “no set” can take it back as long as somebody is still looking. A taken set and new cards cancel what was said; a wrong call does not.',
  'good.3': 'For beginners there is the small deck: the 27 cards that share one value, usually the solid ones, so that only three attributes count. Ten of them always hold a set.',

  'people.1': 'Somebody who is away or has left does not hold up an agreement.',
  'people.2': 'Whoever leaves in the middle of a call has called wrong. The cards stay with the seat, which can no longer win.',
  'people.3': 'Latecomers sit down at any time and begin with nothing; only a game that was begun alone stays so.',

  'figure.set': 'A set: three different numbers, colours and shapes, and all striped.',
  'figure.none': 'Not a set: two are red and one is not.',
} as const;
