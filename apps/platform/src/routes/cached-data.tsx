import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { use, useEffect, useState, type ReactNode } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { registerServiceWorker } from '../lib/service-worker/register-service-worker.ts';

/** By then the page has what it shows. */
const idleMs = 1500;
const retryMs = 20_000;

/** Keeps what the pages inside have fetched, for as long as somebody is there. A story brings a cache of its own. */
export function CachedData({ children }: { children: ReactNode }) {
  const given = use(QueryClientContext);
  const [client] = useState(() => given ?? createQueryClient());
  // A page is live soon after it is shown, and no slower for that. A story is not.
  useEffect(() => {
    return given ? undefined : startWhenIdle(client);
  }, [given, client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Returns what ends it. */
function startWhenIdle(client: QueryClient): () => void {
  let stop: (() => void) | null = null;
  let isLeft = false;
  const load = async () => {
    try {
      const { startIdle } = await import('../lib/idle/start-idle.ts');
      if (!isLeft) stop = startIdle(client);
    } catch {
      if (isLeft) return;
      // Until its scripts come, a page reads at intervals. In Chromium, which asks once for a script, they come when the page is loaded
      // again: that has to be possible without a connection.
      if (import.meta.env.PROD) void registerServiceWorker().catch(() => undefined);
      timer = setTimeout(() => void load(), retryMs);
    }
  };
  let timer = setTimeout(() => void load(), idleMs);
  return () => {
    isLeft = true;
    clearTimeout(timer);
    stop?.();
  };
}
