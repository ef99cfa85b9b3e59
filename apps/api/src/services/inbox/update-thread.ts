import { eq } from 'drizzle-orm';
import { chatThreads } from '../../db/schema/chat.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { selectAnswerers } from '../chat/answerers.ts';
import { ValidationError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectInboxThread } from './select-threads.ts';

/**
 * Assigns a conversation, blocks its owner, or says that it needs no answer. Whoever is blocked does not wait.
 *
 * @throws {ValidationError} on `assignedTo` if that person does not see the conversation
 */
export const updateChatThread: Service<'updateChatThread'> = async (context, { params, body }) => {
  const thread = await context.db.transaction(async (tx) => {
    const { caller, clock } = context;
    const isThread = eq(chatThreads.id, params.id);
    const before = expectRow(await tx.select().from(chatThreads).where(isThread).for('update'));
    const { assignedTo, isBlocked, isWaiting } = body;
    if (assignedTo) {
      const answerers = await selectAnswerers(tx, before.id);
      if (!answerers.some(({ _id }) => _id === assignedTo))
        throw new ValidationError({ assignedTo: [{ code: 'choice' }] });
    }
    const now = clock.now();
    const change: Partial<typeof chatThreads.$inferInsert> = { updatedAt: now };
    if (assignedTo !== undefined) change.assignedTo = assignedTo;
    if (isBlocked !== undefined && isBlocked !== (before.blockedAt !== null)) {
      change.blockedAt = isBlocked ? now : null;
      change.blockedBy = isBlocked ? caller.id : null;
    }
    if (isBlocked || isWaiting === false) change.waitingSince = null;
    else if (isWaiting && before.waitingSince === null && before.blockedAt === null) change.waitingSince = now;
    const [after] = await tx.update(chatThreads).set(change).where(isThread).returning();
    await recordAudit(context, tx, 'updateChatThread', {
      object: `chat:${params.id}`,
      before: audited(before),
      after: after && audited(after),
      details: { owner: before.ownerId },
    });
    return selectInboxThread(tx, caller, isThread);
  });
  context.live.publish('inbox-changed', { watching: { topic: 'inbox' } }, { thread: params.id });
  return thread;
};

const audited = ({ assignedTo, blockedAt, waitingSince }: typeof chatThreads.$inferSelect) => ({
  assignedTo,
  isBlocked: blockedAt !== null,
  isWaiting: waitingSince !== null,
});
