import { eq } from 'drizzle-orm';
import { chatThreads } from '../../db/schema/chat.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { sendByWhatsApp } from './send-by-whatsapp.ts';
import { tellChanged } from './tell-changed.ts';
import { findSent, writeMessage } from './write-message.ts';

/**
 * Answers in a thread, by WhatsApp where it came that way, or leaves a note in it. What was sent before is replied with as it is stored.
 *
 * @throws {ConflictError} for an answer by WhatsApp that cannot be sent, {RateLimitedError}
 */
export const sendChatMessage: Service<'sendChatMessage'> = async (context, { params, body }) => {
  const { db, caller, rateLimiter } = context;
  await rateLimiter.consume('chat-account', caller.id);
  const { isNote, ...written } = body;
  const by = isNote ? 'note' : 'staff';
  const { thread, message } = await db.transaction(async (tx) => {
    const found = expectRow(await tx.select().from(chatThreads).where(eq(chatThreads.id, params.id)).for('update'));
    const sent = await findSent(tx, found, body.clientId, caller);
    if (sent) return { thread: found, message: sent };
    const isReply = found.channel === 'whatsapp' && !isNote;
    const stored = isReply
      ? await sendByWhatsApp(context, tx, found, written)
      : await writeMessage(context, tx, found, { ...written, by });
    return { thread: found, message: stored };
  });
  tellChanged(context, thread, message.seq, by);
  return message;
};
