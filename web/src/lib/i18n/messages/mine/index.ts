import { Part } from '../../tongue.svelte';
import type en from './en';

export const mine = new Part<typeof en>({
  en: () => import('./en'),
  es: () => import('./es'),
  pt: () => import('./pt'),
  it: () => import('./it'),
  fr: () => import('./fr'),
});
