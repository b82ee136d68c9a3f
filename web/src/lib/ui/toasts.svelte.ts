import { announce } from './announce.svelte';

export interface Toast {
  key: number;
  text: string;
  kind: 'plain' | 'bad';
}

/** Short notices that go away by themselves. */
export const toasts: Toast[] = $state([]);

let count = 0;

export function toast(text: string, kind: Toast['kind'] = 'plain', millis = 4_000): void {
  const key = ++count;
  if (toasts.some((other) => other.text === text)) return;
  toasts.push({ key, text, kind });
  announce(text);
  setTimeout(() => {
    const at = toasts.findIndex((other) => other.key === key);
    if (at >= 0) toasts.splice(at, 1);
  }, millis);
}
