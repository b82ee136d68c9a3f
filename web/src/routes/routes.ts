import type { Component } from 'svelte';
import { daily } from '$lib/i18n/messages/daily';
import { game } from '$lib/i18n/messages/game';
import { home } from '$lib/i18n/messages/home';
import { learn } from '$lib/i18n/messages/learn';
import { mine } from '$lib/i18n/messages/mine';
import { odds } from '$lib/i18n/messages/odds';
import { review } from '$lib/i18n/messages/review';
import { rules } from '$lib/i18n/messages/rules';
import { solo } from '$lib/i18n/messages/solo';
import { table } from '$lib/i18n/messages/table';
import { matched, type Parameters } from '$lib/ui/router.svelte';

/** What a page is handed: the parts of its path that vary. One that has none need not look at them. */
export type Page = Component<{ parameters: Parameters }>;

/** A page: what its path looks like, the component that shows it, and the texts it needs. Both are fetched when it is gone to. */
export interface Route {
  path: string;
  page: () => Promise<{ default: Page | Component<Record<string, never>> }>;
  texts: { ready(): Promise<void> }[];
  /** The page fills the window exactly, and has its own head. */
  whole?: boolean;
}

export const ROUTES: readonly Route[] = [
  { path: '/', page: () => import('./Home.svelte'), texts: [home] },
  { path: '/new', page: () => import('./NewTable.svelte'), texts: [home] },
  { path: '/join', page: () => import('./Join.svelte'), texts: [home] },
  { path: '/join/:code', page: () => import('./Join.svelte'), texts: [home] },
  { path: '/t/:id', page: () => import('./Table.svelte'), texts: [table], whole: true },
  { path: '/learn', page: () => import('./Learn.svelte'), texts: [learn, solo] },
  { path: '/learn/:step', page: () => import('./Learn.svelte'), texts: [learn, solo] },
  { path: '/records/:id', page: () => import('./Record.svelte'), texts: [review, game] },
  { path: '/rules', page: () => import('./Rules.svelte'), texts: [rules] },
  { path: '/rules/:game', page: () => import('./RulesOf.svelte'), texts: [rules] },
  { path: '/rules/:game/:rulebook', page: () => import('./RulesOf.svelte'), texts: [rules] },
  { path: '/me', page: () => import('./Me.svelte'), texts: [mine] },
  { path: '/standings', page: () => import('./Standings.svelte'), texts: [mine] },
  { path: '/standings/:game', page: () => import('./Standings.svelte'), texts: [mine] },
  { path: '/odds', page: () => import('./Odds.svelte'), texts: [odds] },
  { path: '/daily', page: () => import('./Daily.svelte'), texts: [daily, solo] },
  { path: '/daily/archive', page: () => import('./DailyArchive.svelte'), texts: [daily] },
  { path: '/daily/:date', page: () => import('./Daily.svelte'), texts: [daily, solo] },
];

/** The page of a path, with the parts of the path that vary. */
export function routeOf(path: string): { route: Route; parameters: Parameters } | undefined {
  for (const route of ROUTES) {
    const parameters = matched(route.path, path);
    if (parameters !== undefined) return { route, parameters };
  }
  return undefined;
}
