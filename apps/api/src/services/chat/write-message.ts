import type { ChatMessage, ChatSide, FileId } from '@rubrica/api-client/contract';
import type { FileRef } from '@rubrica/question-kit';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatMessages, chatThreads } from '../../db/schema/chat.ts';
import { files } from '../../db/schema/files.ts';
import type { Caller } from '../caller.ts';
import type { SignedInContext } from '../context.ts';
import { ValidationError } from '../errors/errors.ts';
import { recordChatFiles } from '../files/record-file-uses.ts';
import { toFileRef } from '../files/to-stored-file.ts';
import { expectRow } from '../queries/query-results.ts';
import { maxChatFileBytes } from './chat-file-kinds.ts';
import { forgetWaiting, tellLater } from './tell-message.ts';
import { selectMessages, toChatMessage } from './to-chat-message.ts';

/** A thread's row, locked: whoever holds it gives the next number. */
export type LockedThread = typeof chatThreads.$inferSelect;

/** What is written, as the calls carry it. */
export interface NewMessage {
  clientId: string;
  text: string;
  files: FileId[];
}

/**
 * Finds a message that its author has sent before.
 *
 * @throws {ValidationError} if the id is that of somebody else's message
 */
export async function findSent(
  tx: Database,
  { id }: LockedThread,
  clientId: string,
  caller: Caller,
): Promise<ChatMessage | null> {
  const [row] = await selectMessages(tx, and(eq(chatMessages.threadId, id), eq(chatMessages.clientId, clientId)));
  if (!row) return null;
  if (row.message.authorId !== caller.id) throw new ValidationError({ clientId: [{ code: 'taken' }] });
  return toChatMessage(row, caller);
}

/**
 * Writes a message under the next number of its thread, whose row the caller has locked: numbers are given in the order in which
 * transactions end, without gaps, so that what follows a number is all that was missed.
 *
 * @throws {ValidationError} if a file is not stored, not the caller's own, or of no kind that a message carries
 */
export async function writeMessage(
  { caller, clock, jobs }: Pick<SignedInContext, 'caller' | 'clock' | 'jobs'>,
  tx: Database,
  thread: LockedThread,
  { clientId, text, files: fileIds, by }: NewMessage & { by: ChatSide },
): Promise<ChatMessage> {
  const now = clock.now();
  const seq = thread.lastSeq + 1;
  const waitedMs = by === 'staff' && thread.waitingSince ? now.getTime() - thread.waitingSince.getTime() : null;
  const ids = [...new Set(fileIds)];
  const refs = await selectSendable(tx, ids);
  const values = { threadId: thread.id, seq, clientId, authorId: caller.id, by, text, files: refs, createdAt: now };
  const { id } = expectRow(
    await tx
      .insert(chatMessages)
      .values({ ...values, waitedMs })
      .returning(),
  );
  await recordChatFiles(tx, { chatMessageId: id, files: ids, owner: caller.id });
  await tx
    .update(chatThreads)
    .set({ lastSeq: seq, updatedAt: now, ...stateAfter(thread, by, now) })
    .where(eq(chatThreads.id, thread.id));
  if (by === 'staff') await forgetWaiting(tx, thread);
  if (by !== 'note') {
    await tellLater(jobs, tx, { thread: thread.id, to: by === 'staff' ? 'owner' : 'staff', writtenAt: now });
  }
  return toChatMessage(expectRow(await selectMessages(tx, eq(chatMessages.id, id))), caller);
}

/** What a message changes of its thread. A note changes nothing of the conversation itself. */
export function stateAfter(thread: LockedThread, by: ChatSide, now: Date): Partial<typeof chatThreads.$inferInsert> {
  if (by === 'note') return {};
  return { lastMessageAt: now, lastBy: by, waitingSince: by === 'staff' ? null : (thread.waitingSince ?? now) };
}

/** In the order in which they were chosen. Those that are not stored are found when their use is recorded. */
async function selectSendable(tx: Database, ids: readonly FileId[]): Promise<FileRef[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]));
  if (rows.some(({ mime }) => maxChatFileBytes(mime) === null))
    throw new ValidationError({ files: [{ code: 'not_for_chat' }] });
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(toFileRef));
}
