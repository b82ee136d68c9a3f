import type { Card } from '$lib/net/wire';

/** What is to be seen on a card besides its face. */
export type Mark = 'right' | 'wrong' | 'found' | 'hint' | 'pointed';

export type Marks = Partial<Record<Card, Mark>>;
