/** Sends what waits when the network is back, and when the page is hidden or left. Returns what ends that. */
export function sendWhenLeaving(send: () => void): () => void {
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') send();
  };
  addEventListener('online', send);
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    removeEventListener('online', send);
    removeEventListener('pagehide', send);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}
