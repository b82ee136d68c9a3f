import { keep, kept } from '$lib/ui/kept';
import { BEGINNER, type Skill } from './practice';

/** A set found at the practice table: how many attributes differed, how long it took, when. */
export interface Practised {
  differing: number;
  took: number;
  at: number;
}

export interface Notebook {
  skill: Skill;
  finds: Practised[];
}

const NAME = 'practice';
const MOST = 400;

/** What this browser remembers of practising. */
export function notebook(): Notebook {
  try {
    const read = JSON.parse(kept(NAME) ?? '') as Notebook;
    if ([1, 2, 3, 4].includes(read.skill.level) && Array.isArray(read.finds)) return read;
  } catch {
    // Nothing yet.
  }
  return { skill: BEGINNER, finds: [] };
}

export function note(book: Notebook): void {
  keep(NAME, JSON.stringify({ ...book, finds: book.finds.slice(-MOST) }));
}
