import type { ChatMessage, ChatThreadId } from '@rubrica/api-client/contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api.ts';
import { useLive } from '../../../lib/live/use-live.ts';
import { invalidate, invalidateKey, keyOf } from '../../../lib/query-keys.ts';
import { onSent } from '../outbox/page-outbox.ts';
import { combine, type KnownThread, mergeMessages, mergePage } from './merge-page.ts';

/** How often an open conversation is asked for without a live connection. */
const pollMs = 15_000;
const pageSize = '30';

const keyOfThread = (thread: ChatThreadId | null) => keyOf('ChatMessage', thread);

/**
 * What came after a message that is known, in as many pages as there are; the newest messages where none is. Messages that are known
 * are read anew where `after` is before them.
 */
async function readNews(
  thread: ChatThreadId,
  known: KnownThread | undefined,
  signal: AbortSignal,
  after = known?.items.at(-1)?.seq,
): Promise<KnownThread> {
  const read = (query: { after?: string; limit: string }) =>
    api.listChatMessages({ params: { id: thread }, query, signal });
  if (!known || after === undefined) return mergePage(undefined, await read({ limit: pageSize }), 'newest');
  const page = await read({ after: String(after), limit: '100' });
  const next = mergePage(known, page, 'later');
  return page.hasMore ? readNews(thread, next, signal, page.items.at(-1)?.seq) : next;
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
  /** Whether an event may have been missed that says what was shown is another message now: the page shows the thread anew, or is live again. */
  const isOutdated = useRef(true);
  const query = useQuery({
    queryKey: key,
    enabled: thread !== null,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<KnownThread>(key);
      const first = known?.items[0]?.seq;
      const isAnew = isOutdated.current && first !== undefined;
      const read = await readNews(thread ?? '', known, signal, isAnew ? first - 1 : undefined);
      isOutdated.current = false;
      const now = client.getQueryData<KnownThread>(key);
      return isAnew && now ? combine(read, now) : combine(now, read);
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
    if (data === null) {
      isOutdated.current = true;
      void invalidateKey(client, key);
    } else if (data.thread === thread && data.isRewritten === true) changed.mutate(data.seq);
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
