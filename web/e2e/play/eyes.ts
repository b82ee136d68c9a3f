import type { CDPSession, Page } from 'playwright-core';
import type { Eyes, Thing } from './sight';

/** Looks at the page as it is shown. */
export class Seeing implements Eyes {
  #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  look(): Promise<Thing[]> {
    return this.#page.evaluate(seen);
  }
}

/** Runs in the page. */
function seen(): Thing[] {
  const text = (node: Node): string => {
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    return [...node.childNodes].map(text).join(' ');
  };
  const things: Thing[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('button, a[href], [role="img"], section li, section tr')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    const role = element.getAttribute('role') ?? { BUTTON: 'button', A: 'button', LI: 'listitem', TR: 'listitem' }[element.tagName] ?? '';
    const around = element.closest('[role="group"], ul[aria-label]')?.getAttribute('aria-label');
    things.push({
      role,
      name: element.getAttribute('aria-label') ?? text(element).replace(/\s+/g, ' ').trim(),
      group: element.closest('[aria-labelledby="panel-title"]') ? 'result' : (around ?? ''),
      pressed: element.getAttribute('aria-pressed') === 'true',
      disabled: element.getAttribute('aria-disabled') === 'true' || (element as HTMLButtonElement).disabled === true,
      key: element.getAttribute('aria-keyshortcuts') ?? element.querySelector('kbd')?.textContent ?? '',
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    });
  }
  return things;
}

interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

const ROLES: Record<string, string> = { button: 'button', link: 'button', image: 'img', img: 'img', listitem: 'listitem', row: 'listitem' };
const GROUPS = ['group', 'list', 'region'];

/** Knows of the page only what a screen reader is told: the accessibility tree. */
export class Listening implements Eyes {
  #cdp: CDPSession;

  constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  async look(): Promise<Thing[]> {
    const { nodes } = (await this.#cdp.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    return nodes.flatMap((node) => {
      const role = ROLES[node.role?.value ?? ''];
      if (node.ignored || role === undefined) return [];
      const property = (name: string) => node.properties?.find((each) => each.name === name)?.value.value;
      return [
        {
          role,
          name: role === 'listitem' ? spoken(node, byId) : (node.name?.value ?? ''),
          group: around(node, byId),
          pressed: property('pressed') === 'true',
          disabled: property('disabled') === true,
          key: String(property('keyshortcuts') ?? ''),
          x: 0,
          y: 0,
          ...(node.backendDOMNodeId === undefined ? {} : { node: node.backendDOMNodeId }),
        },
      ];
    });
  }
}

function spoken(node: AxNode, byId: ReadonlyMap<string, AxNode>): string {
  if (node.role?.value === 'StaticText') return node.name?.value ?? '';
  const parts = (node.childIds ?? []).map((id) => byId.get(id)).flatMap((child) => (child ? [spoken(child, byId)] : []));
  return parts.filter((part) => part.trim() !== '').join(' ').replace(/\s+/g, ' ').trim();
}

/** The nearest group with a name; the sheet with the result is a region that begins with a heading of its own. */
function around(node: AxNode, byId: ReadonlyMap<string, AxNode>): string {
  for (let at = node.parentId === undefined ? undefined : byId.get(node.parentId); at !== undefined; ) {
    const role = at.role?.value ?? '';
    if (role === 'region') return 'result';
    if (GROUPS.includes(role) && at.name?.value) return at.name.value;
    at = at.parentId === undefined ? undefined : byId.get(at.parentId);
  }
  return '';
}
