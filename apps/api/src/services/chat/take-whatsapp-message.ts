import { createHmac } from 'node:crypto';
import { chatLimits, type UserId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatMessages, chatThreads, type IncomingAttachment } from '../../db/schema/chat.ts';
import type { ReceivedMedia } from '../../whatsapp/provider.ts';
import type { AppContext } from '../context.ts';
import { expectRow } from '../queries/query-results.ts';
import { maxChatFileBytes } from './chat-file-kinds.ts';
import { tellLater } from './tell-message.ts';
import { type LockedThread, stateAfter } from './write-message.ts';

interface IncomingMessage {
  /** Whose number it is; null for nobody's. */
  ownerId: UserId | null;
  /** In digits. It is not stored. */
  number: string;
  /** The same for the same message. */
  clientId: string;
  text: string;
  media: ReceivedMedia | null;
  /** The session that it came to. */
  sessionId: string;
}

/** What stands for what neither has words nor is a file, such as a place on a map. */
const withoutWords = '📎';

/** Writes a message that came by WhatsApp into the thread of its sender, and has its file fetched. What was taken before, or comes from somebody who is blocked, changes nothing. */
export async function takeWhatsAppMessage(app: AppContext, incoming: IncomingMessage): Promise<void> {
  const { db, clock, live, jobs } = app;
  const thread = await db.transaction(async (tx) => {
    const locked = await lockThread(app, tx, incoming);
    if (locked.blockedAt) return null;
    const now = clock.now();
    const seq = locked.lastSeq + 1;
    const attachment = incoming.media && attachmentOf(incoming.media, incoming.sessionId);
    const text = incoming.text.trim().slice(0, chatLimits.characters) || (attachment ? '' : withoutWords);
    const { clientId, ownerId: authorId } = incoming;
    const values = { threadId: locked.id, seq, clientId, authorId, text, attachment };
    const written = await tx
      .insert(chatMessages)
      .values({ ...values, by: 'owner', createdAt: now })
      .onConflictDoNothing()
      .returning({ id: chatMessages.id });
    const [message] = written;
    if (!message) return null;
    if (attachment?.source) {
      await jobs.send('fetch-whatsapp-file', { message: message.id }, { db: tx, key: message.id });
    }
    await tx
      .update(chatThreads)
      .set({ lastSeq: seq, updatedAt: now, ...stateAfter(locked, 'owner', now) })
      .where(eq(chatThreads.id, locked.id));
    await tellLater(jobs, tx, { thread: locked.id, to: 'staff', writtenAt: now });
    return { id: locked.id, seq };
  });
  if (!thread) return;
  live.publish('chat-changed', { watching: { topic: 'chat', id: thread.id } }, { thread: thread.id, seq: thread.seq });
  live.publish('inbox-changed', { watching: { topic: 'inbox' } }, { thread: thread.id });
}

/** What is not of a kind that messages carry, or too large, is not even asked for. */
function attachmentOf(media: ReceivedMedia, sessionId: string): IncomingAttachment {
  const { kind, mime, name, sizeBytes, durationMs, handle } = media;
  const most = maxChatFileBytes(mime);
  const refusal = most === null ? 'type' : (sizeBytes ?? 0) > most ? 'size' : null;
  const problem = refusal ?? (handle ? null : 'unavailable');
  return { kind, mime, name, durationMs, problem, source: handle && !problem ? { sessionId, handle } : null };
}

/** Two first messages at once make one thread: the second waits for the first, and finds it. */
async function lockThread(
  { secret, clock }: AppContext,
  tx: Database,
  { ownerId, number }: IncomingMessage,
): Promise<LockedThread> {
  const now = clock.now();
  const contactHash = createHmac('sha256', secret).update(`whatsapp-number:${number}`).digest('base64url');
  const whose = ownerId === null ? { contactHash, contactEnding: number.slice(-2) } : { ownerId };
  await tx
    .insert(chatThreads)
    .values({ channel: 'whatsapp', ...whose, createdAt: now, updatedAt: now })
    .onConflictDoNothing();
  return expectRow(
    await tx
      .select()
      .from(chatThreads)
      .where(
        ownerId === null
          ? eq(chatThreads.contactHash, contactHash)
          : and(eq(chatThreads.ownerId, ownerId), eq(chatThreads.channel, 'whatsapp')),
      )
      .for('update'),
  );
}
