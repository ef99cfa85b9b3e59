import type { ChatThreadId } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLive, useWatch } from '../../../lib/live/use-live.ts';
import { invalidate, invalidateKey, keyOf } from '../../../lib/query-keys.ts';

/** Reads again what changes in the inbox, and in the open conversation; both announce ids alone. */
export function useLiveInbox(thread: ChatThreadId | null): void {
  const client = useQueryClient();
  useWatch({ topic: 'inbox' });
  useWatch(thread === null ? null : { topic: 'chat', id: thread });
  const readAgain = (changed: ChatThreadId | undefined) => {
    void invalidate(client, 'ChatThread');
    if (thread !== null && (changed === undefined || changed === thread))
      void invalidateKey(client, keyOf('ChatMessage', thread));
  };
  useLive('inbox-changed', (data) => readAgain(data?.thread));
  useLive('chat-changed', (data) => readAgain(data?.thread));
}
