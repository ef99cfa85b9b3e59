import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { use, useState, type ReactNode } from 'react';
import { createQueryClient } from '../lib/query-client.ts';

/** Keeps what the pages inside have fetched, for as long as somebody is there. A story brings a cache of its own. */
export function CachedData({ children }: { children: ReactNode }) {
  const given = use(QueryClientContext);
  const [client] = useState(() => given ?? createQueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
