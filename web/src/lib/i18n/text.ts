import type { Language } from './languages';

/** What fills the gaps of a text. */
export type Filling = Record<string, string | number>;

type GapName<G extends string> = G extends `${infer Name}|${string}` ? Name : G;

/** The names of the gaps in a text: `{seat}`, or `{cards|card|cards}` for a word that depends on a number. */
export type Gaps<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}`
  ? GapName<Gap> | Gaps<Rest>
  : never;

/** In Portugal none takes the plural, as in Spanish and Italian; in Brazil both are heard. */
const RULES: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  es: new Intl.PluralRules('es'),
  pt: new Intl.PluralRules('pt-PT'),
  it: new Intl.PluralRules('it'),
  fr: new Intl.PluralRules('fr'),
};

export function isSingular(count: number, language: Language): boolean {
  return RULES[language].select(count) === 'one';
}

/** The text with its gaps filled, in the notation that the Java side has too. */
export function filled(text: string, filling: Filling, language: Language): string {
  return text.replace(/\{([^}]*)\}/g, (_, gap: string) => {
    const [name = '', one, several] = gap.split('|');
    const value = filling[name];
    if (value === undefined) throw new Error(`nothing fills {${gap}} in “${text}”`);
    if (one === undefined || several === undefined) return typeof value === 'number' ? number(value, language) : value;
    return typeof value === 'number' && isSingular(value, language) ? one : several;
  });
}

const FORMATS = new Map<Language, Intl.NumberFormat>();

export function number(value: number, language: Language): string {
  let format = FORMATS.get(language);
  if (format === undefined) {
    format = new Intl.NumberFormat(language === 'pt' ? 'pt-PT' : language);
    FORMATS.set(language, format);
  }
  return format.format(value).replace('-', '−');
}

/** The names of the gaps in a text, for checks. */
export function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{([^}|]*)[^}]*\}/g)].map((match) => match[1] ?? '').sort();
}
