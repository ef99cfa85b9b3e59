import { and, eq } from 'drizzle-orm';
import { chatThreads } from '../../db/schema/chat.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { assertNotErased } from '../users/not-erased.ts';
import { selectThreads, toChatThread } from './to-chat-thread.ts';

/** Returns a student's thread with the school; makes an empty one where there is none. */
export const openChatThread: Service<'openChatThread'> = ({ db, caller, clock }, { body: { student } }) =>
  db.transaction(async (tx) => {
    await assertNotErased(tx, student);
    const now = clock.now();
    await tx
      .insert(chatThreads)
      .values({ channel: 'chat', ownerId: student, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
    const isTheirs = and(eq(chatThreads.ownerId, student), eq(chatThreads.channel, 'chat'));
    return toChatThread(expectRow(await selectThreads(tx, caller, isTheirs)));
  });
