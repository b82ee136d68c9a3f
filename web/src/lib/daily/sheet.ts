import { api } from '$lib/net/api';
import type { Card } from '$lib/net/wire';
import type { Day } from './days';
import type { Format } from './journal';

/** A puzzle without its solution, as the server hands it out. */
export interface Sheet {
  date: Day;
  number: number;
  format: Format;
  cards: Card[];
  sets: number;
  difficulty: 'easy' | 'medium' | 'hard';
}

export function sheet(date: Day, format: Format): Promise<Sheet> {
  return api.get<Sheet>(`/puzzles/${date}?format=${format}`);
}
