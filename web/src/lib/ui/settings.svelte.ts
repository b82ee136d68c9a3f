/** What somebody chose for this browser: looks, keys, sounds. Kept here, never sent. */
export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'more';
  palette: 'classic' | 'clear' | 'warm';
  coding: 'none' | 'letters' | 'edges' | 'both';
  motion: 'auto' | 'less';
  keys: KeyLayout | 'off';
  sound: boolean;
  haptics: boolean;
}

export type KeyLayout = 'qwerty' | 'azerty' | 'qwertz' | 'dvorak';

export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  contrast: ['auto', 'more'],
  palette: ['classic', 'clear', 'warm'],
  coding: ['none', 'letters', 'edges', 'both'],
  motion: ['auto', 'less'],
  keys: ['qwerty', 'azerty', 'qwertz', 'dvorak', 'off'],
} as const satisfies { [Name in keyof Settings]?: readonly Settings[Name][] };

const KEPT = 'tercet.settings';

const USUAL: Settings = {
  theme: 'auto',
  contrast: 'auto',
  palette: 'classic',
  coding: 'none',
  motion: 'auto',
  keys: 'qwerty',
  sound: true,
  haptics: true,
};

export const settings: Settings = $state({ ...USUAL, ...kept() });

function kept(): Partial<Settings> {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(read).filter(([name, value]) => allowed(name as keyof Settings, value)),
    ) as Partial<Settings>;
  } catch {
    return {};
  }
}

function allowed(name: keyof Settings, value: unknown): boolean {
  const choices = (CHOICES as Record<string, readonly unknown[]>)[name];
  return choices === undefined ? typeof value === typeof USUAL[name] : choices.includes(value);
}

/** Call once: the page follows the settings from then on, and they are kept. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const { theme, contrast, palette, coding, motion } = settings;
      Object.assign(document.documentElement.dataset, { theme, contrast, palette, coding, motion });
    });
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEPT, text);
      } catch {
        // A browser that keeps nothing forgets them when it is closed.
      }
    });
  });
}

/** Whether things may move: neither the system nor the person asks for less. */
export function mayMove(): boolean {
  return settings.motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
