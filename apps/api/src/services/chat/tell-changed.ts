import type { ChatSide } from '@rubrica/api-client/contract';
import type { AppContext } from '../context.ts';
import type { LockedThread } from './write-message.ts';

/**
 * Tells pages, once it is committed, that something was written in a thread, rewritten or read: its owner's, those that show it,
 * and the inboxes. Of a note its owner hears nothing.
 */
export function tellChanged(
  { live }: Pick<AppContext, 'live'>,
  { id, ownerId, channel }: Pick<LockedThread, 'id' | 'ownerId' | 'channel'>,
  seq: number,
  by: ChatSide,
  isRewritten = false,
): void {
  const data = { thread: id, seq, ...(isRewritten ? { isRewritten } : {}) };
  if (by !== 'note') {
    if (ownerId !== null && channel === 'chat') live.publish('chat-changed', { users: [ownerId] }, data);
    live.publish('chat-changed', { watching: { topic: 'chat', id } }, data);
  }
  live.publish('inbox-changed', { watching: { topic: 'inbox' } }, { thread: id });
}
