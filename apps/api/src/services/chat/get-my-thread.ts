import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatMessages, chatThreads } from '../../db/schema/chat.ts';
import type { Caller } from '../caller.ts';
import type { Reply, Service } from '../service.ts';
import { getOffice } from './get-office.ts';
import { staffReadSeq } from './read-marks.ts';

/** Returns the caller's thread, and when somebody answers. */
export const getMyThread: Service<'getMyThread'> = async (context) => ({
  thread: await selectOwnThread(context.db, context.caller),
  office: await getOffice(context),
});

async function selectOwnThread(db: Database, { id }: Caller): Promise<Reply<'getMyThread'>['thread']> {
  const [thread] = await db
    .select({ row: chatThreads, staffReadSeq })
    .from(chatThreads)
    .where(and(eq(chatThreads.ownerId, id), eq(chatThreads.channel, 'chat')));
  if (!thread) return null;
  const { row } = thread;
  const seen = and(eq(chatMessages.threadId, row.id), ne(chatMessages.by, 'note'));
  // Its owner learns of no notes, not even by their numbers.
  const [last] = await db
    .select({ seq: sql<number>`coalesce(max(${chatMessages.seq}), 0)`.mapWith(Number) })
    .from(chatMessages)
    .where(seen);
  const isUnread = and(
    seen,
    eq(chatMessages.by, 'staff'),
    gt(chatMessages.seq, row.ownerReadSeq),
    isNull(chatMessages.deletedAt),
  );
  return {
    _id: row.id,
    lastSeq: last?.seq ?? 0,
    ownerReadSeq: row.ownerReadSeq,
    staffReadSeq: thread.staffReadSeq,
    unread: await db.$count(chatMessages, isUnread),
    isBlocked: row.blockedAt !== null,
  };
}
