import type { ChatMessage, FileId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError } from '../errors/errors.ts';
import { assertSendable } from '../whatsapp/sends/media.ts';
import { writeCampaign } from '../whatsapp/sends/write-campaign.ts';
import { type LockedThread, type NewMessage, writeMessage } from './write-message.ts';

/**
 * Answers by WhatsApp: what is written in the thread is sent to its owner's number, each file as a message of its own.
 *
 * @throws {ConflictError} where the school has no WhatsApp, or nobody knows whose number it is
 */
export async function sendByWhatsApp(
  context: SignedInContext,
  tx: Database,
  thread: LockedThread,
  message: NewMessage,
): Promise<ChatMessage> {
  const { ownerId } = thread;
  if (!context.whatsApp) throw new ConflictError('chat_not_whatsapp', undefined);
  if (ownerId === null) throw new ConflictError('chat_number_unknown', undefined);
  for (const file of message.files) await assertSendable(tx, file);
  const written = await writeMessage(context, tx, thread, { ...message, by: 'staff' });
  const send = (text: string, mediaFileId: FileId | null) =>
    writeCampaign(context, tx, {
      name: '',
      kind: 'reply',
      createdBy: context.caller.id,
      clientId: crypto.randomUUID(),
      texts: { en: text, ar: '' },
      mediaFileId,
      audience: { who: { kind: 'people', people: [ownerId] }, to: 'both' },
      messages: [{ recipientId: ownerId, text }],
    });
  const [first = null, ...others] = message.files;
  const { id } = await send(message.text, first);
  for (const file of others) await send('', file);
  const [sent] = await tx.select().from(whatsAppMessages).where(eq(whatsAppMessages.campaignId, id));
  await tx
    .update(chatMessages)
    .set({ whatsAppMessageId: sent?.id ?? null })
    .where(eq(chatMessages.id, written._id));
  return { ...written, delivery: sent?.state ?? null };
}
