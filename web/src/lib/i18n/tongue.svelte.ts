import { isLanguage, preferred, type Language } from './languages';
import { filled, type Filling, type Gaps } from './text';

type Texts = Record<string, string>;
type Loader = () => Promise<{ default: Texts }>;
export type Loaders = Record<Language, Loader>;

/** The texts of another language for the same keys. */
export type Translation<English extends Texts> = { readonly [Key in keyof English]: string };

const KEPT = 'tercet.language';

/** The language that everything on the page is in. */
let current = $state<Language>('en');

const parts = new Set<Part<Texts>>();

export function language(): Language {
  return current;
}

type Arguments<Text extends string> = [Gaps<Text>] extends [never] ? [] : [filling: Record<Gaps<Text>, string | number>];

/** What a text is called that is there twice: `….you` for oneself and `….other` for somebody with a name. */
export type Doubled<English> = keyof English extends infer Key ? (Key extends `${infer Name}.you` ? Name : never) : never;

/** The texts of one part of the client, fetched for one language at a time. */
export class Part<English extends Texts> {
  #loaders: Loaders;
  #texts = $state.raw<Texts>({});
  #fetched = new Map<Language, Promise<Texts>>();

  constructor(loaders: Loaders) {
    this.#loaders = loaders;
  }

  /** Fetches the texts of the language in use; from then on they follow it. */
  async ready(): Promise<void> {
    parts.add(this as unknown as Part<Texts>);
    this.#texts = await this.fetch(current);
  }

  fetch(wanted: Language): Promise<Texts> {
    let texts = this.#fetched.get(wanted);
    if (texts === undefined) {
      texts = this.#loaders[wanted]().then((module) => module.default);
      texts.catch(() => this.#fetched.delete(wanted));
      this.#fetched.set(wanted, texts);
    }
    return texts;
  }

  use(texts: Texts): void {
    this.#texts = texts;
  }

  /** A text with its gaps filled. */
  say = <Key extends keyof English & string>(key: Key, ...filling: Arguments<English[Key]>): string =>
    this.tell(key, filling[0] ?? {});

  /** The same where the key is known only when it is needed; the key itself if there is no such text. */
  tell = (key: string, filling: Filling = {}): string => {
    const text = this.#texts[key];
    return text === undefined ? key : filled(text, filling, current);
  };

  has = (key: string): boolean => Object.hasOwn(this.#texts, key);
}

/** All texts on the page change at once, when those of the new language are there. */
export async function speak(wanted: Language): Promise<void> {
  const all = [...parts];
  const texts = await Promise.all(all.map((part) => part.fetch(wanted)));
  current = wanted;
  all.forEach((part, i) => part.use(texts[i] ?? {}));
  document.documentElement.lang = wanted;
}

/** The same, and it is remembered. */
export async function choose(wanted: Language): Promise<void> {
  await speak(wanted);
  try {
    localStorage.setItem(KEPT, wanted);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** What was chosen before, else what the browser prefers. */
export function usual(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // It keeps nothing.
  }
  return isLanguage(kept) ? kept : preferred(navigator.languages);
}
