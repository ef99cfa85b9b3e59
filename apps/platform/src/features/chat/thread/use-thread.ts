import type { ChatMessage, ChatThreadId } from '@rubrica/api-client/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../lib/api.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { onSent } from '../outbox/page-outbox.ts';
import { combine, type KnownThread, mergeMessages, mergePage } from './merge-page.ts';

/** How often an open conversation is asked for without a live connection. */
const pollMs = 15_000;
const pageSize = '30';

const keyOfThread = (thread: ChatThreadId | null) => keyOf('ChatMessage', thread);

/** What came after the last message that is known, in as many pages as there are; the newest messages where none is. */
async function readNews(
  thread: ChatThreadId,
  known: KnownThread | undefined,
  signal: AbortSignal,
): Promise<KnownThread> {
  const last = known?.items.at(-1)?.seq;
  const read = (query: { after?: string; limit: string }) =>
    api.listChatMessages({ params: { id: thread }, query, signal });
  if (!known || last === undefined) return mergePage(undefined, await read({ limit: pageSize }), 'newest');
  const page = await read({ after: String(last), limit: '100' });
  const next = mergePage(known, page, 'later');
  return page.hasMore ? readNews(thread, next, signal) : next;
}

/** Adds a message that was sent here to its thread, where that is shown. */
function addSent(client: QueryClient, message: ChatMessage): void {
  client.setQueryData<KnownThread>(keyOfThread(message.thread), (known) => {
    if (!known) return known;
    // With a gap before it, what is missing has to be read first.
    const isNext = message.seq === (known.items.at(-1)?.seq ?? 0) + 1;
    return isNext ? { ...known, items: mergeMessages(known.items, [message]) } : known;
  });
}

/** Reads a message that is shown once more: it was removed, or a file of it has come. */
async function readAgain(client: QueryClient, thread: ChatThreadId, seq: number): Promise<void> {
  const key = keyOfThread(thread);
  const isShown = client.getQueryData<KnownThread>(key)?.items.some((message) => message.seq === seq);
  if (!isShown) return;
  const query = { after: String(seq - 1), limit: '1' };
  const page = await api.listChatMessages({ params: { id: thread }, query });
  client.setQueryData<KnownThread>(key, (known) => known && mergePage(known, page, 'later'));
}

/** The messages of a thread: the newest, what comes while it is shown, and earlier ones when they are asked for. */
export function useThread(thread: ChatThreadId | null, isLive: boolean) {
  const client = useQueryClient();
  const key = keyOfThread(thread);
  const query = useQuery({
    queryKey: key,
    enabled: thread !== null,
    queryFn: async ({ signal }) => {
      const read = await readNews(thread ?? '', client.getQueryData<KnownThread>(key), signal);
      return combine(client.getQueryData<KnownThread>(key), read);
    },
    staleTime: 0,
    refetchInterval: isLive ? false : pollMs,
  });
  useEffect(() => {
    const stop = onSent((message) => {
      addSent(client, message);
      void invalidate(client, 'Chat', 'ChatMessage');
    });
    return () => stop();
  }, [client]);
  const changed = useMutation({
    mutationFn: (seq: number) => (thread === null ? Promise.resolve() : readAgain(client, thread, seq)),
  });
  useLive('chat-changed', (data) => {
    if (data !== null && data.thread === thread) changed.mutate(data.seq);
  });
  const earlier = useMutation({
    mutationFn: async () => {
      const known = client.getQueryData<KnownThread>(key);
      const first = known?.items[0]?.seq;
      if (first === undefined) return;
      const params = { id: thread ?? '' };
      const page = await api.listChatMessages({ params, query: { before: String(first), limit: pageSize } });
      client.setQueryData<KnownThread>(key, (now) => mergePage(now, page, 'earlier'));
    },
  });
  return { query, earlier };
}
