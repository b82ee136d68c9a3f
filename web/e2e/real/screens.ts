import type { Person } from './person';

/** What there is to look at: a game that goes on, one that has ended, one that waits. */
export interface Stock {
  /** A finished table, which is a record too. */
  finished: string;
}

/** A screen of the client, and how one gets there. */
export interface Screen {
  name: string;
  /** Leaves the person's page there, with everything loaded. */
  open: (person: Person, stock: Stock) => Promise<void>;
}

const heading = (person: Person): Promise<void> => person.page.locator('main h1').first().waitFor();

/** A page that needs nothing but its address. */
function page(name: string, path: string, there = 'main h1'): Screen {
  return {
    name,
    open: async (person) => {
      await person.goes(path);
      await person.page.locator(there).first().waitFor();
    },
  };
}

/** A table with bots, at which the cards are dealt. */
function table(name: string, game: string, bots = 2): Screen {
  return {
    name,
    open: async (person) => {
      const { id } = await person.opensTable({ game, bots: Array.from({ length: bots }, () => 'good') });
      await person.goes(`/t/${id}`);
      await person.page.locator('main .ways button').first().click();
      await person.page.locator('[data-place], [data-card]').first().waitFor();
    },
  };
}

export const TABLES: readonly Screen[] = [
  table('table-base', 'base', 3),
  table('table-scout', 'scout'),
  table('table-chipset', 'chipset', 3),
  table('table-setup', 'setup'),
  table('table-coopset', 'coopset'),
  table('table-20-20', '20-20'),
];

/** Tables that look much like others. */
export const MODES: readonly Screen[] = [
  table('table-memory', 'memory', 1),
  table('table-ghost', 'ghost', 1),
  table('table-ultraset-chain', 'ultraset-chain', 1),
  table('table-puzzle', 'puzzle', 1),
];

const gathering: Screen = {
  name: 'gathering',
  open: async (person) => {
    const { id } = await person.opensTable({ game: 'base', bots: ['good', 'casual'] });
    await person.goes(`/t/${id}`);
    await heading(person);
  },
};

const end: Screen = {
  name: 'end',
  open: async (person, stock) => {
    await person.goes(`/t/${stock.finished}`);
    await person.page.locator('a[href^="/records/"]').waitFor();
  },
};

const review: Screen = {
  name: 'review',
  open: async (person, stock) => {
    await person.goes(`/records/${stock.finished}`);
    await person.page.locator('main [data-card], main svg').first().waitFor();
    await heading(person);
  },
};

const settings: Screen = {
  name: 'settings',
  open: async (person) => {
    await person.goes('/');
    await heading(person);
    await person.page.locator('header .tools button').last().click();
    await person.page.getByRole('dialog').waitFor();
  },
};

export const PAGES: readonly Screen[] = [
  page('home', '/'),
  page('new', '/new'),
  page('join', '/join'),
  gathering,
  end,
  page('learn', '/learn'),
  page('learn-practice', '/learn/practice'),
  page('rules', '/rules'),
  page('rules-base', '/rules/base'),
  page('daily', '/daily'),
  page('daily-archive', '/daily/archive'),
  review,
  page('me', '/me', '.settings'),
  page('standings', '/standings', 'main table, main .none'),
  page('odds', '/odds', 'main table'),
  settings,
];

/** Pages that look much like others. */
export const MORE: readonly Screen[] = [
  page('learn-cards', '/learn/cards'),
  page('learn-rule', '/learn/rule'),
  page('learn-judge', '/learn/judge'),
  page('learn-third', '/learn/third'),
  page('learn-nine', '/learn/nine'),
  page('rules-scout', '/rules/scout'),
  page('rules-chipset', '/rules/chipset'),
  page('rules-setup', '/rules/setup'),
  page('rules-coopset', '/rules/coopset'),
  page('rules-20-20', '/rules/20-20'),
  page('rules-memory', '/rules/memory'),
  page('not-found', '/nowhere'),
  page('no-table', '/t/nowhere'),
  page('wrong-code', '/join/QQQQ', '[role=alert]:not(:empty)'),
];
