import type { Card } from '../../src/lib/net/wire';
import type { Speech } from './language';

/** Something on the page that has a name. */
export interface Thing {
  role: string;
  name: string;
  /** What it lies in. */
  group: string;
  pressed: boolean;
  disabled: boolean;
  /** The key that presses it, if it tells of one. */
  key: string;
  /** Its middle, for those who see. */
  x: number;
  y: number;
  /** How the browser knows it, for those who do not. */
  node?: number;
}

export interface CardThing extends Thing {
  card: Card;
}

export interface Eyes {
  look(): Promise<Thing[]>;
}

/** What somebody makes of what is on the page. */
export class Sight {
  readonly things: readonly Thing[];
  readonly speech: Speech;

  constructor(things: readonly Thing[], speech: Speech) {
    this.things = things;
    this.speech = speech;
  }

  /** The button whose name begins as this text does. */
  button(key: string): Thing | undefined {
    const start = this.speech.start(key);
    return this.things.find((thing) => thing.role === 'button' && thing.name.startsWith(start));
  }

  /** The same if it can be pressed now. */
  ready(key: string): Thing | undefined {
    const button = this.button(key);
    return button?.disabled === false ? button : undefined;
  }

  /** The cards in a group that is called so. */
  cards(group: string): CardThing[] {
    const start = this.speech.start(group);
    return this.things.flatMap((thing) => {
      const card = thing.group.startsWith(start) ? this.speech.card(thing.name) : undefined;
      return card === undefined ? [] : [{ ...thing, card }];
    });
  }

  backs(): Thing[] {
    const start = this.speech.start('race.card.back');
    return this.things.filter((thing) => thing.role === 'button' && thing.name.startsWith(start));
  }

  /** The lines of the result, once there is one. */
  result(): string[] | undefined {
    if (this.button('table.end.rematch') === undefined && this.button('table.end.join') === undefined) return undefined;
    const lines = this.things.filter((thing) => thing.role === 'listitem' && thing.group === 'result').map((thing) => thing.name);
    return lines.length === 0 ? undefined : lines;
  }

  /** Two sights that are equal here are equal for a player. */
  mark(): string {
    return this.things
      .filter((thing) => thing.role !== 'listitem')
      .map((thing) => `${thing.name}|${thing.pressed}|${thing.disabled}|${Math.round(thing.x)},${Math.round(thing.y)}`)
      .join('\n');
  }
}
