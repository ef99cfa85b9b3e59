import type { QueryClient } from '@tanstack/react-query';
import { startLive } from '../live/start-live.ts';
import { startServiceWorker } from '../service-worker/start-service-worker.ts';

/** Starts what a page of a signed-in person needs only once it is shown. Returns what ends it. */
export function startIdle(client: QueryClient): () => void {
  // With its first message it may be too late: without a connection, or after a new version, which has other scripts, a save that
  // failed would say nothing.
  void import('../toast/loaded-toaster.tsx').catch(() => undefined);
  // The page works without it; a browser may refuse it, as in some private windows.
  if (import.meta.env.PROD) void startServiceWorker().catch(() => undefined);
  return startLive(client);
}
