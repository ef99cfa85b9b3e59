import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatThreads } from '../../db/schema/chat.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { tellChanged } from './tell-changed.ts';
import { findSent, type LockedThread, writeMessage } from './write-message.ts';

/**
 * Writes to the school, in the caller's thread. What was sent before is replied with as it is stored.
 *
 * @throws {ConflictError} if staff take no messages from the caller, {RateLimitedError}
 */
export const sendMyChatMessage: Service<'sendMyChatMessage'> = async (context, { body }) => {
  const { db, caller, rateLimiter } = context;
  await rateLimiter.consume('chat-account', caller.id);
  const { thread, message } = await db.transaction(async (tx) => {
    const found = await lockOwnThread(context, tx);
    const sent = await findSent(tx, found, body.clientId, caller);
    if (sent) return { thread: found, message: sent };
    if (found.blockedAt) throw new ConflictError('chat_blocked', undefined);
    return { thread: found, message: await writeMessage(context, tx, found, { ...body, by: 'owner' }) };
  });
  // Of one that was sent again as well: the page that lost the reply may have lost the event.
  tellChanged(context, thread, message.seq, 'owner');
  return message;
};

/** Two first messages at once make one thread: the second waits for the first, and finds it. */
async function lockOwnThread({ caller, clock }: SignedInContext, tx: Database): Promise<LockedThread> {
  const now = clock.now();
  await tx
    .insert(chatThreads)
    .values({ channel: 'chat', ownerId: caller.id, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  return expectRow(
    await tx
      .select()
      .from(chatThreads)
      .where(and(eq(chatThreads.ownerId, caller.id), eq(chatThreads.channel, 'chat')))
      .for('update'),
  );
}
