/** The languages of the rulebooks, and English; each called as its speakers do. */
export const LANGUAGES = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  it: 'Italiano',
  fr: 'Français',
} as const;

export type Language = keyof typeof LANGUAGES;

export const CODES = Object.keys(LANGUAGES) as Language[];

export function isLanguage(code: string | null | undefined): code is Language {
  return code !== null && code !== undefined && Object.hasOwn(LANGUAGES, code);
}

/** The first of somebody's languages that we speak: `es-AR` is Spanish. */
export function preferred(tags: readonly string[]): Language {
  for (const tag of tags) {
    const code = tag.toLowerCase().split('-')[0];
    if (isLanguage(code)) return code;
  }
  return 'en';
}
