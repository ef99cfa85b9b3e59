import type { ChatThreadId } from '@rubrica/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatReads, chatThreads } from '../../db/schema/chat.ts';
import { expectRow } from '../queries/query-results.ts';

/** Up to which number somebody of the staff has read a thread, as a column of a query on the threads. */
export const staffReadSeq = sql<number>`coalesce((select max(${chatReads.readSeq}) from ${chatReads}
  where ${chatReads.threadId} = "chat_threads"."id"), 0)`.mapWith(Number);

/** Reads how far the two sides of a thread have read. */
export async function selectReadMarks(db: Database, id: ChatThreadId) {
  return expectRow(
    await db
      .select({ ownerReadSeq: chatThreads.ownerReadSeq, staffReadSeq })
      .from(chatThreads)
      .where(eq(chatThreads.id, id)),
  );
}
