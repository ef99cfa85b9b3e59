import type {
  BookId,
  ChatMessageId,
  FileId,
  LectureAnswerId,
  LectureQuestionId,
  PdfId,
  QuestionId,
  TaskTakenId,
  UserId,
  VideoId,
  WhatsAppCampaignId,
} from '@rubrica/api-client/contract';
import { filesOf, type Question } from '@rubrica/question-kit';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files } from '../../db/schema/files.ts';
import { ValidationError } from '../errors/errors.ts';

/** The ids of every file that a question, a student's view of one, or answers refer to; each once. */
export function filesIn(data: Parameters<typeof filesOf>[0]): FileId[] {
  return filesOf(data).map(({ id }) => id);
}

/** An object whose files are replaced as a whole when it is written. */
type FileOwner =
  | { place: 'question'; questionId: QuestionId }
  | { place: 'video'; videoId: VideoId }
  | { place: 'lecture-question'; lectureQuestionId: LectureQuestionId }
  | { place: 'pdf'; pdfId: PdfId }
  | { place: 'whatsapp'; whatsAppCampaignId: WhatsAppCampaignId };

type UsePlace =
  | FileOwner
  | { place: 'chat'; chatMessageId: ChatMessageId }
  | { place: 'book'; bookId: BookId }
  | { place: 'attempt' | 'marks'; taskTakenId: TaskTakenId }
  | { place: 'lecture-answer' | 'lecture-marks'; lectureAnswerId: LectureAnswerId };

/**
 * Records the files of all versions of a question, so that those who may see the question may see its files.
 *
 * @throws {ValidationError} if a file is not stored
 */
export function recordQuestionFiles(
  tx: Database,
  questionId: QuestionId,
  versions: readonly Question[],
): Promise<void> {
  const ids = [...new Set(versions.flatMap(filesIn))];
  return replaceFileUses(tx, { place: 'question', questionId }, ids, 'content');
}

/**
 * Records the files of an object in place of those recorded before, so that those who may see the object may see its files.
 *
 * @param field the field of the body that contains the files, for validation errors
 * @throws {ValidationError} if a file is not stored
 */
export async function replaceFileUses(tx: Database, owner: FileOwner, fileIds: FileId[], field: string): Promise<void> {
  await tx.delete(fileUses).where(usesIn(owner));
  await recordUses(tx, owner, fileIds, field);
}

/**
 * Records the files of an attempt: of its frozen questions and its student's answers, or of its marks. Uses are never removed,
 * because an answer that was replaced may still be on the student's device.
 *
 * @param use `field`: the field of the body that contains the files, for validation errors. `owner`: who must own files that
 * the attempt does not use yet.
 * @throws {ValidationError} if a file is not stored, or owned by somebody else
 */
export async function recordAttemptFiles(
  tx: Database,
  use: { taskTakenId: TaskTakenId; place: 'attempt' | 'marks'; files: FileId[]; field: string; owner?: UserId },
): Promise<void> {
  const { taskTakenId, place, field, owner } = use;
  await recordUses(tx, { place, taskTakenId }, use.files, field, owner);
}

/**
 * Records the files of the questions of attempts that have just started, which have none recorded yet.
 *
 * @throws {ValidationError} if a file is not stored
 */
export async function recordTaskFiles(
  tx: Database,
  uses: readonly { taskTakenId: TaskTakenId; files: FileId[] }[],
): Promise<void> {
  const ids = [...new Set(uses.flatMap((use) => use.files))];
  if (ids.length === 0) return;
  await requireStored(tx, ids, 'task');
  const rows = uses.flatMap(({ taskTakenId, files: ofAttempt }) =>
    ofAttempt.map((fileId) => ({ fileId, place: 'attempt' as const, taskTakenId })),
  );
  await tx.insert(fileUses).values(rows).onConflictDoNothing();
}

/**
 * Records the files of all versions of a question of a lecture, so that those who may see the lecture may see them.
 *
 * @throws {ValidationError} if a file is not stored
 */
export function recordLectureQuestionFiles(
  tx: Database,
  lectureQuestionId: LectureQuestionId,
  versions: readonly Question[],
): Promise<void> {
  const ids = [...new Set(versions.flatMap(filesIn))];
  return replaceFileUses(tx, { place: 'lecture-question', lectureQuestionId }, ids, 'content');
}

/**
 * Records the files of a student's answer to a question of a lecture, or of a marker's marks of it.
 *
 * @throws {ValidationError} if a file is not stored, or owned by somebody else
 */
export async function recordLectureAnswerFiles(
  tx: Database,
  use: {
    lectureAnswerId: LectureAnswerId;
    place: 'lecture-answer' | 'lecture-marks';
    files: FileId[];
    owner: UserId;
  },
): Promise<void> {
  const { lectureAnswerId, place, files: ids, owner } = use;
  await recordUses(tx, { place, lectureAnswerId }, ids, 'answers', owner);
}

/**
 * Records the files of a message, so that those who may see its thread may see them. Those of a number that is nobody's have no owner.
 *
 * @throws {ValidationError} if a file is not stored, or owned by somebody else
 */
export async function recordChatFiles(
  tx: Database,
  use: { chatMessageId: ChatMessageId; files: FileId[]; owner: UserId | null },
): Promise<void> {
  const { chatMessageId, files: ids, owner } = use;
  await recordUses(tx, { place: 'chat', chatMessageId }, ids, 'files', owner ?? undefined);
}

/**
 * Records the files of a book, besides those recorded before: its kept versions have these.
 *
 * @throws {ValidationError} if a file is not stored
 */
export async function recordBookFiles(tx: Database, bookId: BookId, fileIds: FileId[]): Promise<void> {
  await recordUses(tx, { place: 'book', bookId }, fileIds, 'pages');
}

async function recordUses(
  tx: Database,
  where: UsePlace,
  fileIds: FileId[],
  field: string,
  owner?: UserId,
): Promise<void> {
  const ids = fileIds.length === 0 ? [] : await selectUnrecorded(tx, where, fileIds);
  if (ids.length === 0) return;
  await requireStored(tx, ids, field, owner);
  await tx
    .insert(fileUses)
    .values(ids.map((fileId) => ({ fileId, ...where })))
    .onConflictDoNothing();
}

/** Checks that files are stored, and that they are this owner's, and locks them. @throws {ValidationError} if one is not */
async function requireStored(tx: Database, ids: FileId[], field: string, owner?: UserId): Promise<void> {
  const stored = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, ids.filter(isUuid)),
        isNull(files.deletedAt),
        owner === undefined ? undefined : eq(files.ownerId, owner),
      ),
    )
    // Locked, so that none is removed meanwhile.
    .for('share');
  if (stored.length < ids.length) throw new ValidationError({ [field]: [{ code: 'unknown' }] });
}

async function selectUnrecorded(tx: Database, where: UsePlace, ids: FileId[]): Promise<FileId[]> {
  const rows = await tx
    .select({ id: fileUses.fileId })
    .from(fileUses)
    .where(and(usesIn(where), inArray(fileUses.fileId, ids.filter(isUuid))));
  const recorded = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !recorded.has(id));
}

/** The recorded uses of one object. */
function usesIn(object: UsePlace): SQL | undefined {
  return and(eq(fileUses.place, object.place), isObject(object));
}

function isObject(object: UsePlace): SQL {
  switch (object.place) {
    case 'question':
      return eq(fileUses.questionId, object.questionId);
    case 'video':
      return eq(fileUses.videoId, object.videoId);
    case 'lecture-question':
      return eq(fileUses.lectureQuestionId, object.lectureQuestionId);
    case 'pdf':
      return eq(fileUses.pdfId, object.pdfId);
    case 'book':
      return eq(fileUses.bookId, object.bookId);
    case 'whatsapp':
      return eq(fileUses.whatsAppCampaignId, object.whatsAppCampaignId);
    case 'lecture-answer':
    case 'lecture-marks':
      return eq(fileUses.lectureAnswerId, object.lectureAnswerId);
    case 'chat':
      return eq(fileUses.chatMessageId, object.chatMessageId);
    case 'attempt':
    case 'marks':
      return eq(fileUses.taskTakenId, object.taskTakenId);
  }
}

/** Whether this can be the id of a stored file: a content may name any text as one. */
export function isUuid(id: FileId): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(id);
}
