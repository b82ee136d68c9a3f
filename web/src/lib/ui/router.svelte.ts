/** Where we are. The paths are the server's too: whatever is no file and no API is answered with the page. */
let path = $state(location.pathname);
let search = $state(location.search);
let hash = $state(location.hash);

export const here = {
  get path(): string {
    return path;
  },
  get search(): URLSearchParams {
    return new URLSearchParams(search);
  },
  /** What comes after the # of the address. */
  get hash(): string {
    return hash.slice(1);
  },
};

function read(): void {
  path = location.pathname;
  search = location.search;
  hash = location.hash;
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  read();
  scrollTo(0, 0);
}

/** Call once: links within the client change the page without loading it anew. */
export function followLinks(): void {
  addEventListener('popstate', read);
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    // A place within the page is the browser's to go to.
    if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.pathname + link.search + link.hash);
  });
}

export type Parameters = Record<string, string>;

/** The parameters of a path by a pattern such as `/t/:id`, or nothing if it is another path. */
export function matched(pattern: string, to: string): Parameters | undefined {
  const wanted = pattern.split('/');
  const given = to.replace(/\/$/, '').split('/');
  if (to === '/') given.splice(0, given.length, '', '');
  if (wanted.length !== given.length) return undefined;
  const found: Parameters = {};
  for (let i = 0; i < wanted.length; i++) {
    const part = wanted[i] ?? '';
    const value = given[i] ?? '';
    if (part.startsWith(':')) {
      if (value === '') return undefined;
      try {
        found[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return undefined;
      }
    } else if (part !== value) {
      return undefined;
    }
  }
  return found;
}
