import { wordsOf } from '../../build/words';
import { ALL_CARDS, digit } from '../../src/lib/cards/card';
import type { Language } from '../../src/lib/i18n/languages';
import { filled, type Filling } from '../../src/lib/i18n/text';
import type { Card } from '../../src/lib/net/wire';

const FILES = import.meta.glob<{ default: Record<string, string> }>('../../src/lib/i18n/messages/{game,table,race,scout,chipset,setup,coop,twenty}/*.ts');

/** What somebody knows who speaks a language: what buttons say and what cards are called. */
export class Speech {
  readonly language: Language;
  #texts: Record<string, string>;
  #cards: ReadonlyMap<string, Card>;

  private constructor(language: Language, texts: Record<string, string>) {
    this.language = language;
    this.#texts = texts;
    const words = wordsOf(language);
    const tell = (key: string, filling: Filling = {}) => filled(words[key] ?? key, filling, language);
    this.#cards = new Map(ALL_CARDS.map((card) => [named(card, tell), card]));
  }

  static async of(language: Language): Promise<Speech> {
    const texts: Record<string, string> = {};
    for (const [path, load] of Object.entries(FILES)) {
      const [, part, file] = /messages\/(\w+)\/(\w+)\.ts$/.exec(path) ?? [];
      if (file !== language) continue;
      for (const [key, text] of Object.entries((await load()).default)) texts[`${part}.${key}`] = text;
    }
    return new Speech(language, texts);
  }

  /** What is said with this key, up to its first gap: names of buttons and groups begin so. */
  start(key: string): string {
    const text = this.#texts[key];
    if (text === undefined) throw new Error(`nothing is called ${key}`);
    return text.split('{')[0] ?? '';
  }

  /** The card that is called so, without what is said of it besides. */
  card(name: string): Card | undefined {
    return this.#cards.get(name) ?? this.#cards.get(name.split(', ')[0] ?? '');
  }
}

function named(card: Card, tell: (key: string, filling?: Filling) => string): string {
  const count = digit(card, 'number') + 1;
  const shape = `cards.shape.${digit(card, 'shape')}`;
  const gender = tell(`${shape}.gender`);
  return tell('cards.card', {
    number: tell(`cards.number.${count}.${gender}`),
    colour: tell(`cards.colour.${digit(card, 'colour')}.${gender}`, { count }),
    fill: tell(`cards.fill.${digit(card, 'fill')}.${gender}`, { count }),
    shape: tell(shape, { count }),
  });
}
