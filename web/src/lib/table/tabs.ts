/** Calls when the same table is open in another tab of this browser. What it returns stops listening. */
export function otherTabs(table: string, found: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(`tercet.table.${table}`);
  channel.onmessage = (event: MessageEvent<string>) => {
    if (event.data === 'hello') channel.postMessage('here');
    else found();
  };
  channel.postMessage('hello');
  return () => channel.close();
}
