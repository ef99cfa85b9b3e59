import type { ChatThreadId } from '@rubrica/api-client/contract';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatReads, chatThreads } from '../../db/schema/chat.ts';
import type { Caller } from '../caller.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { tellChanged } from './tell-changed.ts';
import { readNotices } from './tell-message.ts';

/** Marks a thread as read up to a number, at most the last one, with what its reader was told of it. A mark never goes back. */
export const markChatRead: Service<'markChatRead'> = async (context, { params: { id }, body }) => {
  const { db, caller, clock } = context;
  const { thread, isNews } = await db.transaction(async (tx) => {
    const found = expectRow(await tx.select().from(chatThreads).where(eq(chatThreads.id, id)));
    const readSeq = Math.min(body.seq, found.lastSeq);
    await readNotices(tx, id, caller.id, clock.now());
    const isOwner = found.ownerId === caller.id;
    return {
      thread: found,
      isNews: isOwner ? await markOwner(tx, id, readSeq) : await markStaff(tx, id, caller, readSeq),
    };
  });
  if (isNews) tellChanged(context, thread, thread.lastSeq, thread.ownerId === caller.id ? 'owner' : 'staff');
  return { success: true };
};

async function markOwner(tx: Database, id: ChatThreadId, readSeq: number): Promise<boolean> {
  const marked = await tx
    .update(chatThreads)
    .set({ ownerReadSeq: readSeq })
    .where(and(eq(chatThreads.id, id), lt(chatThreads.ownerReadSeq, readSeq)))
    .returning({ id: chatThreads.id });
  return marked.length > 0;
}

async function markStaff(tx: Database, id: ChatThreadId, { id: userId }: Caller, readSeq: number): Promise<boolean> {
  const marked = await tx
    .insert(chatReads)
    .values({ threadId: id, userId, readSeq })
    .onConflictDoUpdate({
      target: [chatReads.threadId, chatReads.userId],
      set: { readSeq },
      setWhere: sql`${chatReads.readSeq} < ${readSeq}`,
    })
    .returning({ userId: chatReads.userId });
  return marked.length > 0;
}
