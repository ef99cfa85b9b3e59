import type { ChatThreadId } from '@rubrica/api-client/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { api } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { openDrafts } from '../../../lib/storage/drafts.ts';
import { createOutbox, type Outbox, type Unsent } from './outbox.ts';
import { onServerBack } from './on-server-back.ts';
import { draftFileSchema } from './thread-draft.ts';
import { showSent } from './use-thread-messages.ts';

const unsentSchema = z.array(
  z.object({
    clientId: z.string(),
    text: z.string(),
    files: z.array(draftFileSchema),
    isNote: z.boolean(),
    at: z.string(),
  }),
);
const isUnsent = (value: unknown): value is Unsent[] => unsentSchema.safeParse(value).success;
const kind = 'chat';
const idOf = (thread: ChatThreadId) => `${thread}/unsent`;

/** One for each cache, and so for each person: what is on its way goes on while other pages are open. */
const outboxes = new WeakMap<QueryClient, Outbox>();

function outboxOf(client: QueryClient): Outbox {
  const known = outboxes.get(client);
  if (known) return known;
  const drafts = openDrafts();
  const outbox = createOutbox({
    send: async (thread, { clientId, text, files, isNote }) => {
      const body = { clientId, text, files: files.map(({ id }) => id), isNote };
      await showSent(client, await api.sendChatMessage({ params: { id: thread }, body }));
      void invalidate(client, 'ChatThread');
    },
    read: (thread) => drafts.read(kind, idOf(thread), isUnsent)?.value ?? [],
    write: (thread, messages) => {
      if (messages.length === 0) drafts.remove(kind, idOf(thread));
      else drafts.store(kind, idOf(thread), { base: '', value: messages });
    },
    onBack: (listener) => onServerBack(client, listener),
  });
  outboxes.set(client, outbox);
  return outbox;
}

/** The messages of a thread that the server does not have yet, and what sends them. */
export function useOutbox(thread: ChatThreadId) {
  const outbox = outboxOf(useQueryClient());
  const messages = useSyncExternalStore(
    outbox.subscribe,
    useCallback(() => outbox.of(thread), [outbox, thread]),
  );
  return { outbox, messages };
}
