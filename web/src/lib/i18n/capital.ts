import { language } from './tongue.svelte';

/** The same with a capital first letter, where a word of the middle of a sentence stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}
