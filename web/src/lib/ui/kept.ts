/** Small things that this browser remembers, where it may. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`tercet.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`tercet.${name}`, value);
  } catch {
    // Then it is asked again next time.
  }
}
