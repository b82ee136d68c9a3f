export function mayShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Hands something to whatever the device shares with; changing one's mind is fine. */
export async function share(text: string, url?: string): Promise<void> {
  try {
    await navigator.share(url === undefined ? { text } : { text, url });
  } catch {
    // Not shared.
  }
}

/** True if it is on the clipboard now. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

/** Pages that came without encryption have no clipboard of their own. */
function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
