import type { ChatMessage, ChatPage, ChatThreadId } from '@rubrica/api-client/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../lib/api.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useIsLive } from '../../../lib/live/use-live.ts';
import { invalidateKey, keyOf } from '../../../lib/query-keys.ts';
import { type KnownMessages, mergeMessages } from './merge-messages.ts';

const [newestLimit, missedLimit] = [30, 100];
/** How often what came meanwhile is asked for: where the page hears of messages, for how far the owner has read. */
const [pollMs, livePollMs] = [8000, 20_000];

/** What becomes of an answer by WhatsApp in the end. */
const settled: ReadonlySet<NonNullable<ChatMessage['delivery']>> = new Set([
  'delivered',
  'read',
  'failed',
  'cancelled',
]);

const keyOfMessages = (thread: ChatThreadId) => keyOf('ChatMessage', thread);
const knownOf = (client: QueryClient, thread: ChatThreadId) =>
  client.getQueryData<KnownMessages>(keyOfMessages(thread));

/** The messages of a thread: the newest first, then what came after them; earlier ones when they are asked for. */
export function useThreadMessages(thread: ChatThreadId) {
  const client = useQueryClient();
  const isLive = useIsLive();
  const query = useQuery({
    queryKey: keyOfMessages(thread),
    queryFn: async ({ signal }) => {
      const read = (range: { after?: number; limit: number }) =>
        api.listChatMessages({ params: { id: thread }, query: range, signal });
      const known = knownOf(client, thread);
      if (!known) return mergeMessages(undefined, await read({ limit: newestLimit }), 'newest');
      const missed: ChatPage[] = [];
      // What goes out by WhatsApp changes on its way, and what came by it while its file is fetched.
      const moving = known.items.find(
        ({ delivery, attachment }) =>
          (delivery !== null && !settled.has(delivery)) || (attachment !== null && attachment.problem === null),
      );
      let after = moving ? moving.seq - 1 : (known.items.at(-1)?.seq ?? 0);
      for (;;) {
        const page = await read({ after, limit: missedLimit });
        missed.push(page);
        after = page.items.at(-1)?.seq ?? after;
        if (!page.hasMore) break;
      }
      // Earlier ones may have come meanwhile.
      return missed.reduce((all, page) => mergeMessages(all, page, 'after'), knownOf(client, thread) ?? known);
    },
    refetchInterval: isLive ? livePollMs : pollMs,
  });
  const first = query.data?.items[0]?.seq;
  const [loadEarlier, isLoadingEarlier] = useExclusive(async () => {
    if (first === undefined) return;
    const range = { before: first, limit: newestLimit };
    const page = await api.listChatMessages({ params: { id: thread }, query: range });
    client.setQueryData<KnownMessages>(keyOfMessages(thread), (known) => mergeMessages(known, page, 'before'));
  });
  /** Puts a changed message in the place of the one that is known. */
  const replace = useCallback(
    (message: ChatMessage) => {
      client.setQueryData<KnownMessages>(
        keyOfMessages(thread),
        (known) => known && { ...known, items: known.items.map((one) => (one.seq === message.seq ? message : one)) },
      );
    },
    [client, thread],
  );
  return { query, loadEarlier, isLoadingEarlier, replace };
}

/** Shows a message that was just sent. Where others came before it, all of them are read. */
export async function showSent(client: QueryClient, message: ChatMessage): Promise<void> {
  const key = keyOfMessages(message.thread);
  const known = knownOf(client, message.thread);
  if (known && (known.items.at(-1)?.seq ?? 0) + 1 === message.seq)
    client.setQueryData<KnownMessages>(key, { ...known, items: [...known.items, message] });
  else await invalidateKey(client, key);
}
