import type { KeyLayout } from '$lib/ui/settings.svelte';

/** Three rows of keys, as the cards lie in three rows; then the digits, for games that lay more. */
const LAYOUTS: Record<KeyLayout, readonly [string, string, string]> = {
  qwerty: ['qwertyu', 'asdfghj', 'zxcvbnm'],
  azerty: ['azertyu', 'qsdfghj', 'wxcvbn,'],
  qwertz: ['qwertzu', 'asdfghj', 'yxcvbnm'],
  dvorak: ["',.pyfg", 'aoeuidh', ';qjkxbm'],
};

const MORE = 'iklop890-=';

export function keyOf(place: number, layout: KeyLayout): string {
  const column = Math.floor(place / 3);
  return LAYOUTS[layout][place % 3]?.charAt(column) || extra(place - 21, layout);
}

function extra(index: number, layout: KeyLayout): string {
  const used = LAYOUTS[layout].join('');
  return [...MORE].filter((key) => !used.includes(key))[index] ?? '';
}

/** Where the card of a key lies, if the layout has the key. */
export function placeOf(key: string, layout: KeyLayout): number | undefined {
  const letter = key.toLowerCase();
  for (let row = 0; row < 3; row++) {
    const column = LAYOUTS[layout][row]?.indexOf(letter) ?? -1;
    if (column >= 0) return 3 * column + row;
  }
  for (let place = 21; place < 31; place++) if (keyOf(place, layout) === letter && letter !== '') return place;
  return undefined;
}

/** Where two boards are, one has the letters and the other the digits. */
export type Keyed = 'letters' | 'digits';

export function keyAt(place: number, keyed: Keyed, layout: KeyLayout): string {
  if (keyed === 'letters') return keyOf(place, layout);
  return place < 9 ? String(place + 1) : '';
}

export function placeAt(key: string, keyed: Keyed, layout: KeyLayout): number | undefined {
  if (keyed === 'letters') return placeOf(key, layout);
  return /^[1-9]$/.test(key) ? Number(key) - 1 : undefined;
}
