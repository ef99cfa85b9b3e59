/** What the tabs of this browser hear from each other under one name. */
export interface TabsChannel {
  /** Tells the other tabs; this one does not hear it. */
  tell: (message?: unknown) => void;
  close: () => void;
}

/** Opens a channel between the tabs of this browser. */
export function openTabsChannel(name: string, onMessage?: (message: unknown) => void): TabsChannel {
  const channel = new BroadcastChannel(name);
  if (onMessage) channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: only pages of this origin hear it
    tell: (message = null) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** Tells the other tabs of a name once. */
export function tellTabs(name: string): void {
  const channel = openTabsChannel(name);
  channel.tell();
  channel.close();
}
