import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatMessages, chatThreads } from '../../db/schema/chat.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { tellChanged } from '../chat/tell-changed.ts';
import { selectMessages, toChatMessage } from '../chat/to-chat-message.ts';
import { ConflictError } from '../errors/errors.ts';
import { forgetNotices } from '../notices/forget-notices.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';

/**
 * Settles the report of a message: it stays, or its text and files are erased, and its author may be blocked.
 *
 * @throws {ConflictError} if the message is not reported, or an admin has settled the report
 */
export const settleChatReport: Service<'settleChatReport'> = async (context, { params, body }) => {
  const { settled, thread, seq } = await context.db.transaction(async (tx) => {
    const { caller, clock } = context;
    const { outcome, isBlocked } = body;
    const now = clock.now();
    const isMessage = eq(chatMessages.id, params.id);
    const message = expectRow(await tx.select().from(chatMessages).where(isMessage).for('update'));
    if (message.reportedAt === null || message.reportSettledAt !== null)
      throw new ConflictError('chat_report_settled', undefined);
    await tx
      .update(chatMessages)
      .set({
        reportOutcome: outcome,
        reportSettledAt: now,
        reportSettledBy: caller.id,
        ...(outcome === 'removed' ? { deletedAt: now, text: '', files: [], attachment: null } : {}),
      })
      .where(isMessage);
    // Nothing else uses them: the sweep of unused files deletes them.
    if (outcome === 'removed') await tx.delete(fileUses).where(eq(fileUses.chatMessageId, params.id));
    if (isBlocked) {
      await tx
        .update(chatThreads)
        .set({ blockedAt: now, blockedBy: caller.id, waitingSince: null, updatedAt: now })
        .where(and(eq(chatThreads.id, message.threadId), isNull(chatThreads.blockedAt)));
    }
    if ((await countOpen(tx, message.threadId)) === 0) {
      // The other admins have nothing to do any more.
      await forgetNotices(tx, [message.threadId], ['message-reported']);
    }
    await recordAudit(context, tx, 'settleChatReport', {
      object: `chat:${message.threadId}`,
      details: { message: params.id, outcome, isBlocked },
    });
    return {
      settled: toChatMessage(expectRow(await selectMessages(tx, isMessage)), caller),
      thread: expectRow(await tx.select().from(chatThreads).where(eq(chatThreads.id, message.threadId))),
      seq: message.seq,
    };
  });
  // Also to pages that show the message, its author's among them: it may be gone, and the author blocked.
  tellChanged(context, thread, seq, 'owner', true);
  return settled;
};

const countOpen = (tx: Database, thread: (typeof chatMessages.$inferSelect)['threadId']): Promise<number> =>
  tx.$count(
    chatMessages,
    and(eq(chatMessages.threadId, thread), isNotNull(chatMessages.reportedAt), isNull(chatMessages.reportSettledAt)),
  );
