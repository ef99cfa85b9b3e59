const name = 'rubrica-notices';

/** Tells the other tabs that notices were read here. */
export function noticesChanged(): void {
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: only pages of this origin hear it
  channel.postMessage(null);
  channel.close();
}

/** Listens for notices that were read in other tabs. Returns what ends it. */
export function onNoticesChanged(listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
