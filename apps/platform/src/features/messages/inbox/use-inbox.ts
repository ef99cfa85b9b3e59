import type { ChatThreadId } from '@rubrica/api-client/contract';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { useIsLive } from '../../../lib/live/use-live.ts';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import type { InboxFilters } from './use-inbox-address.ts';

const limit = 30;
/** How often the list is asked for: where the page hears what changed, in case that it did not. */
const [pollMs, livePollMs] = [20_000, 60_000];

/** The conversations of the list. */
export function useThreadList({ state, channel, search }: InboxFilters) {
  const isLive = useIsLive();
  const query = useInfiniteQuery({
    queryKey: keyOf('ChatThread', 'list', state, channel, search),
    queryFn: ({ pageParam, signal }) =>
      api.listChatThreads({
        query: {
          page: pageParam,
          limit,
          ...(state === 'all' ? {} : { state }),
          ...(channel === 'all' ? {} : { channel }),
          ...(search === '' ? {} : { search }),
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * limit < total ? page + 1 : undefined),
    placeholderData: (before) => before,
    refetchInterval: isLive ? livePollMs : pollMs,
  });
  // A conversation that moved up between two pages is on both of them.
  const threads = useMemo(
    () => [...new Map(query.data?.pages.flatMap(({ items }) => items).map((thread) => [thread._id, thread])).values()],
    [query.data],
  );
  return { query, threads };
}

/** A conversation with what is to be known of its owner. */
export function useInboxThread(thread: ChatThreadId) {
  const isLive = useIsLive();
  return useQuery({
    queryKey: keyOf('ChatThread', thread),
    queryFn: ({ signal }) => api.getChatThread({ params: { id: thread }, signal }),
    refetchInterval: isLive ? livePollMs : pollMs,
  });
}

/** Returns what changes a conversation. */
export function useChangeThread() {
  const client = useQueryClient();
  return async (id: ChatThreadId, body: Parameters<typeof api.updateChatThread>[0]['body']) => {
    await api.updateChatThread({ params: { id }, body });
    await invalidate(client, 'ChatThread');
  };
}
