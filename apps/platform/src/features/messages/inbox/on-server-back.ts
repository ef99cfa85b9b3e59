import type { QueryClient } from '@tanstack/react-query';
import { hub } from '../../../lib/live/hub.ts';
import { keyOf } from '../../../lib/query-keys.ts';

/** Calls a listener whenever the server may be reached again, until the returned function is called. */
export function onServerBack(client: QueryClient, listener: () => void): () => void {
  const stop = hub.onLiveChange(() => {
    if (hub.isLive()) listener();
  });
  // Without a socket, what is read at intervals says that the server is there.
  const stopReading = client.getQueryCache().subscribe((event) => {
    const isReply = event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true;
    if (isReply && !hub.isLive() && event.query.queryKey[0] === keyOf('ChatMessage')[0]) listener();
  });
  addEventListener('online', listener);
  return () => {
    stop();
    stopReading();
    removeEventListener('online', listener);
  };
}
