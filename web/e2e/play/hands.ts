import type { CDPSession, Page } from 'playwright-core';
import type { Thing } from './sight';

export interface Hands {
  press(thing: Thing): Promise<void>;
}

/** What cannot be seen without scrolling cannot be pressed. */
function inSight(page: Page, thing: Thing): void {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (thing.x < 0 || thing.y < 0 || thing.x > width || thing.y > height) throw new Error(`out of sight: ${thing.name}`);
}

export class Mouse implements Hands {
  #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(thing: Thing): Promise<void> {
    inSight(this.#page, thing);
    await this.#page.mouse.click(thing.x, thing.y);
  }
}

export class Finger implements Hands {
  #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(thing: Thing): Promise<void> {
    inSight(this.#page, thing);
    await this.#page.touchscreen.tap(thing.x, thing.y);
  }
}

const KEYS: Record<string, string> = { Space: 'Space', Enter: 'Enter' };

/** Presses the key that is printed on a card or button; goes to what has none as Walking does. */
export class Typing implements Hands {
  #page: Page;
  #walking: Walking;

  constructor(page: Page) {
    this.#page = page;
    this.#walking = new Walking(page);
  }

  async press(thing: Thing): Promise<void> {
    if (thing.key === '') await this.#walking.press(thing);
    else await this.#page.keyboard.press(KEYS[thing.key] ?? thing.key);
  }
}

/** Goes through the page by tab and arrow keys until it is there, and presses enter. */
export class Walking implements Hands {
  #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(thing: Thing): Promise<void> {
    for (let step = 0; step < 80; step++) {
      const at = await this.#page.evaluate(focused);
      if (at !== undefined && Math.abs(at.x - thing.x) < 3 && Math.abs(at.y - thing.y) < 3) {
        await this.#page.keyboard.press('Enter');
        return;
      }
      await this.#page.keyboard.press(at === undefined || at.group === '' || at.group !== thing.group ? 'Tab' : arrow(at, thing));
    }
    throw new Error(`the keyboard does not reach ${thing.name}`);
  }
}

interface Place {
  x: number;
  y: number;
  group: string;
}

/** First to the row, for those keys reach every row, then along it. */
function arrow(from: Place, to: Place): string {
  const [right, down] = [to.x - from.x, to.y - from.y];
  if (Math.abs(down) > 3) return down > 0 ? 'ArrowDown' : 'ArrowUp';
  return right > 0 ? 'ArrowRight' : 'ArrowLeft';
}

/** Runs in the page. */
function focused(): Place | undefined {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const box = element.getBoundingClientRect();
  const group = element.closest('[role="group"]')?.getAttribute('aria-label') ?? '';
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, group };
}

/** As a screen reader does: the focus goes to what was read, and enter presses it. */
export class Pointing implements Hands {
  #page: Page;
  #cdp: CDPSession;

  constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
  }

  async press(thing: Thing): Promise<void> {
    const there = await this.#cdp.send('DOM.focus', { backendNodeId: thing.node ?? 0 }).then(
      () => true,
      // It has gone since it was read.
      () => false,
    );
    if (there) await this.#page.keyboard.press('Enter');
  }
}
