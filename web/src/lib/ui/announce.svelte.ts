/** What screen readers say: one polite voice for what happens, one that interrupts for what is urgent. */
export const spoken = $state({ polite: '', urgent: '' });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Things that happen together are said together. */
export function announce(text: string): void {
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    // The same text twice would not be said twice, so it ends differently.
    const joined = waiting.join(' ');
    spoken.polite = joined === spoken.polite ? `${joined}\u00a0` : joined;
    waiting = [];
  }, 80);
}

export function interrupt(text: string): void {
  spoken.urgent = text === spoken.urgent ? `${text}\u00a0` : text;
}
