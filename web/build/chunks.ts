const CLIENT = /node_modules\/svelte\/|src\/(App\.svelte|routes\/routes\.ts|lib\/(ui|net|cards)\/|lib\/i18n\/[^/]+\.ts|lib\/i18n\/messages\/[\w-]+\/index\.ts)/;

const TABLE = /src\/lib\/table\/(frame|gathering|board|why)\/|src\/lib\/table\/(live|tabs|fair|refusals|games)\b/;

/**
 * Few files, as each costs a request: what every page needs is one, what every table needs another. Pages, games and texts remain files of their own.
 */
export const groups = [
  { name: 'client', test: CLIENT, priority: 2 },
  { name: 'tables', test: TABLE, priority: 1 },
];
