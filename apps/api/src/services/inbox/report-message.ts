import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { selectAdmins } from '../chat/tell-message.ts';
import { selectMessages, toChatMessage } from '../chat/to-chat-message.ts';
import { ConflictError } from '../errors/errors.ts';
import { notify } from '../notices/notify.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';

/**
 * Reports what an owner wrote to the admins. A message that is reported already keeps its first reason, until an admin has settled
 * the report.
 *
 * @throws {ConflictError} for what the school wrote itself
 */
export const reportChatMessage: Service<'reportChatMessage'> = async (context, { params, body }) => {
  const reported = await context.db.transaction(async (tx) => {
    const { caller, clock } = context;
    const isMessage = eq(chatMessages.id, params.id);
    const message = expectRow(await tx.select().from(chatMessages).where(isMessage).for('update'));
    if (message.by !== 'owner') throw new ConflictError('chat_own_side', undefined);
    const isOpen = message.reportedAt !== null && message.reportSettledAt === null;
    if (!isOpen && message.deletedAt === null) {
      const now = clock.now();
      await tx
        .update(chatMessages)
        .set({
          reportedAt: now,
          reportedBy: caller.id,
          reportReason: body.reason,
          reportOutcome: null,
          reportSettledAt: null,
          reportSettledBy: null,
        })
        .where(isMessage);
      const admins = await selectAdmins(tx);
      await notify(tx, {
        kind: 'message-reported',
        about: { thread: message.threadId, from: await nameOf(tx, message.authorId) },
        // Whoever reports it knows.
        recipients: admins.filter((id) => id !== caller.id),
        key: `message-reported:${params.id}:${now.toISOString()}`,
        at: now,
      });
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

async function nameOf(tx: Database, id: (typeof chatMessages.$inferSelect)['authorId']): Promise<string | null> {
  if (id === null) return null;
  const [author] = await tx.select({ name: users.name }).from(users).where(eq(users.id, id));
  return author?.name ?? null;
}
