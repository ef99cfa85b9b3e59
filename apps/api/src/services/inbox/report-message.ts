import { eq } from 'drizzle-orm';
import { chatMessages } from '../../db/schema/chat.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { selectMessages, toChatMessage } from '../chat/to-chat-message.ts';
import { ConflictError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';

/**
 * Reports what an owner wrote to the admins. A message that is reported already keeps its first reason.
 *
 * @throws {ConflictError} for what the school wrote itself
 */
export const reportChatMessage: Service<'reportChatMessage'> = async (context, { params, body }) => {
  const reported = await context.db.transaction(async (tx) => {
    const { caller, clock } = context;
    const isMessage = eq(chatMessages.id, params.id);
    const message = expectRow(await tx.select().from(chatMessages).where(isMessage).for('update'));
    if (message.by !== 'owner') throw new ConflictError('chat_own_side', undefined);
    if (message.reportedAt === null) {
      await tx
        .update(chatMessages)
        .set({ reportedAt: clock.now(), reportedBy: caller.id, reportReason: body.reason })
        .where(isMessage);
      await recordAudit(context, tx, 'reportChatMessage', {
        object: `chat:${message.threadId}`,
        details: { message: params.id },
      });
    }
    return toChatMessage(expectRow(await selectMessages(tx, isMessage)), caller);
  });
  context.live.publish('inbox-changed', { watching: { topic: 'inbox' } }, { thread: reported.thread });
  return reported;
};
