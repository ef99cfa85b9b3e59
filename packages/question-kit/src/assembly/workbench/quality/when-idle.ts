/** How long work may wait for a pause in typing, in ms. */
const longestWaitMs = 500;

/** Runs work in a pause, so that nobody who types waits for it. Returns what cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longestWaitMs });
  return () => cancelIdleCallback(handle);
}
