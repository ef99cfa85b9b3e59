import type { ChatAttachmentProblem, ChatMessageId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { chatMessages, chatThreads, type IncomingAttachment } from '../../../db/schema/chat.ts';
import type { files } from '../../../db/schema/files.ts';
import type { RunningJob } from '../../../jobs/jobs.ts';
import type { MediaResult } from '../../../whatsapp/provider.ts';
import { chatFileKinds, maxChatFileBytes } from '../../chat/chat-file-kinds.ts';
import { tellChanged } from '../../chat/tell-changed.ts';
import type { AppContext } from '../../context.ts';
import { QuotaError, TooLargeError, UnsupportedMediaError } from '../../errors/errors.ts';
import { recordChatFiles } from '../../files/record-file-uses.ts';
import { storeFile } from '../../files/store-file.ts';
import { toFileRef } from '../../files/to-stored-file.ts';
import { openKey, readKey } from '../session-key.ts';

type Message = typeof chatMessages.$inferSelect;
type Source = NonNullable<IncomingAttachment['source']>;

/** What came of a try: the stored file, why there will be none, or nothing yet. */
type Outcome = { file: typeof files.$inferSelect } | { problem: ChatAttachmentProblem } | 'later';

/** How long a file may take. */
const longestMs = 5 * 60_000;

/**
 * Fetches the file of a message that came by WhatsApp from the provider, and stores it with the message. Where that is not possible, the
 * message says why. A message that has its file, or is gone, is left as it is.
 *
 * @throws where it may be possible later
 */
export async function fetchFile(
  app: AppContext,
  { message: id }: { message: ChatMessageId },
  running: RunningJob,
): Promise<void> {
  const [message] = await app.db.select().from(chatMessages).where(eq(chatMessages.id, id));
  const source = message?.attachment?.source;
  if (!message?.attachment || !source || message.deletedAt) return;
  const signal = AbortSignal.any([running.signal, AbortSignal.timeout(longestMs)]);
  const outcome = await tryOnce(app, { message, attachment: message.attachment, source, signal });
  if (outcome !== 'later') await settle(app, id, outcome);
  else if (running.isLastTry) await settle(app, id, { problem: 'unavailable' });
  else throw new Error('The WhatsApp provider did not give out the file of a message. It is asked again later.');
}

async function tryOnce(
  app: AppContext,
  given: { message: Message; attachment: IncomingAttachment; source: Source; signal: AbortSignal },
): Promise<Outcome> {
  const { message, attachment, source, signal } = given;
  const maxBytes = maxChatFileBytes(attachment.mime);
  if (maxBytes === null) return { problem: 'type' };
  const result = await ask(app, source, { maxBytes, signal });
  if (!result) return 'later';
  if (!result.ok) {
    const { kind } = result.failure;
    if (kind === 'too-large') return { problem: 'size' };
    return kind === 'refused' ? { problem: 'gone' } : 'later';
  }
  try {
    const file = await storeFile(app, {
      file: new File([result.bytes], attachment.name || 'whatsapp', { type: attachment.mime }),
      owner: message.authorId,
      kinds: chatFileKinds,
      // Of two tries that both got it, the second finds what the first has stored.
      key: `whatsapp:${message.id}`,
      durationMs: attachment.durationMs,
    });
    return { file };
  } catch (error) {
    if (error instanceof UnsupportedMediaError) return { problem: 'type' };
    if (error instanceof TooLargeError) return { problem: 'size' };
    if (error instanceof QuotaError) return { problem: 'full' };
    throw error;
  }
}

/** Asks the provider. A key that is no longer valid is read again, once; null without one. */
async function ask(
  app: AppContext,
  { sessionId, handle }: Source,
  options: { maxBytes: number; signal: AbortSignal },
): Promise<MediaResult | null> {
  const { whatsApp } = app;
  const key = whatsApp && (await openKey(app, whatsApp, sessionId));
  if (!whatsApp || key === null) return null;
  const result = await whatsApp.provider.fetchMedia(key, handle, options);
  if (result.ok || result.failure.kind !== 'unauthorized') return result;
  const renewed = await readKey(app, whatsApp, sessionId);
  return renewed === null || renewed === key ? result : whatsApp.provider.fetchMedia(renewed, handle, options);
}

async function settle(app: AppContext, id: ChatMessageId, outcome: Exclude<Outcome, 'later'>): Promise<void> {
  const settled = await app.db.transaction(async (tx) => {
    const [message] = await tx.select().from(chatMessages).where(eq(chatMessages.id, id)).for('update');
    // Deleted meanwhile, or settled by another server.
    if (!message?.attachment?.source || message.deletedAt) return null;
    if ('file' in outcome) {
      const { file } = outcome;
      await recordChatFiles(tx, { chatMessageId: id, files: [file.id], owner: message.authorId });
      const withFile = { files: [...message.files, toFileRef(file)], attachment: null };
      await tx.update(chatMessages).set(withFile).where(eq(chatMessages.id, id));
    } else {
      const attachment = { ...message.attachment, problem: outcome.problem, source: null };
      await tx.update(chatMessages).set({ attachment }).where(eq(chatMessages.id, id));
    }
    const [thread] = await tx.select().from(chatThreads).where(eq(chatThreads.id, message.threadId));
    return thread ? { thread, seq: message.seq } : null;
  });
  if (settled) tellChanged(app, settled.thread, settled.seq, 'owner', true);
}
