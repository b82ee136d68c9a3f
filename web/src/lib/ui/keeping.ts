const RELOADED = 'tercet.reloaded';

/** Call once: the browser keeps the client, and a page of an earlier build that misses a file of its own is loaded anew. */
export function keepClient(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Not while the page itself is still being fetched.
    setTimeout(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined), 2_000);
  }
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (!navigator.onLine || Date.now() - last < 10_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
