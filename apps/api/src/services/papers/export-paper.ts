import { arrayBuffer } from 'node:stream/consumers';
import type { QuestionId, TaskId } from '@rubrica/api-client/contract';
import { draftOf, filesOf, parseQuestion, type Question } from '@rubrica/question-kit';
import {
  createPaperQuestion,
  emptyPaper,
  type Paper,
  type PaperMedia,
  type PaperQuestion,
  writePaperFile,
} from '@rubrica/question-kit/paper';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { paperQuestions, paperTasks } from '../../db/schema/papers.ts';
import { questions } from '../../db/schema/questions.ts';
import { recordFileAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { NotFoundError, TooLargeError } from '../errors/errors.ts';
import { toFileRef } from '../files/to-stored-file.ts';
import { tagNames } from '../questions/select-tags.ts';
import { getTask } from '../tasks/get-task.ts';
import { selectNames, withNames } from './paper-names.ts';
import { maxPaperBytes } from './read-paper.ts';

/** A `.rubrica` file and what it is called, without its ending. */
export interface ExportedPaper {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The longest text that a paper has before its sections. */
const longestInstructions = 10_000;

/**
 * Writes a task with the questions that every attempt has as a paper of one section; draws and videos are the school's and stay here.
 * A task that came from a paper is that paper again: its next import changes the same questions.
 *
 * @throws {NotFoundError} {TooLargeError}
 */
export async function exportTask(context: SignedInContext, id: TaskId): Promise<ExportedPaper> {
  const task = await getTask(context, { params: { id }, query: undefined, headers: undefined, body: undefined });
  const [link] = await context.db.select().from(paperTasks).where(eq(paperTasks.taskId, id));
  const { title, instructions, timeLimitMinutes: minutes } = task;
  return exportPaper(context, {
    head: { id: link?.paperId ?? id, title, instructions: instructions.slice(0, longestInstructions) },
    minutes,
    ids: task.questions,
    object: `task:${id}`,
  });
}

/** Writes questions of the bank as a paper, in the order of their ids. @throws {NotFoundError} {TooLargeError} */
export function exportQuestions(context: SignedInContext, ids: readonly QuestionId[]): Promise<ExportedPaper> {
  const { id } = emptyPaper();
  return exportPaper(context, { head: { id, title: '', instructions: '' }, minutes: null, ids, object: undefined });
}

interface PaperExport {
  head: Pick<Paper, 'id' | 'title' | 'instructions'>;
  minutes: number | null;
  ids: readonly QuestionId[];
  object: `task:${string}` | undefined;
}

async function exportPaper(
  context: SignedInContext,
  { head, minutes, ids, object }: PaperExport,
): Promise<ExportedPaper> {
  const { db } = context;
  const rows = new Map((await selectQuestions(db, ids)).map((row) => [row.id, row]));
  const found = ids.map((id) => rows.get(id) ?? notFound());
  const keys = await selectKeys(db, head.id);
  const names = await selectNames(db);
  const contents = found.map(({ content }) => parseQuestion(content));
  const paperQuestionsOf = found.map(({ id, tags }, at): PaperQuestion => {
    const content = withNames(contents[at] ?? notFound(), names);
    return { ...createPaperQuestion(draftOf(content)), id: keys.get(id) ?? id, tags };
  });
  const media = await readMedia(context, contents);
  const paper: Paper = {
    ...emptyPaper(),
    ...head,
    language: context.language,
    sections: [{ id: 'section-1', title: '', instructions: '', minutes, questions: paperQuestionsOf }],
  };
  const bytes = writePaperFile(paper, media);
  await recordFileAudit(context, db, {
    action: 'paper.export',
    ...(object ? { object } : {}),
    details: { questions: ids.length },
  });
  return { name: head.title.trim() || 'questions', bytes };
}

function selectQuestions(db: Database, ids: readonly QuestionId[]) {
  return db
    .select({ id: questions.id, content: questions.content, tags: tagNames })
    .from(questions)
    .where(and(inArray(questions.id, [...ids]), eq(questions.isFromVideo, false)));
}

/** What the questions of a paper that was imported are called in it. */
async function selectKeys(db: Database, paperId: string): Promise<ReadonlyMap<QuestionId, string>> {
  const rows = await db.select().from(paperQuestions).where(eq(paperQuestions.paperId, paperId));
  return new Map(rows.map(({ questionId, paperQuestionId }) => [questionId, paperQuestionId]));
}

/** Reads the files of questions. Those whose content is not kept any more are named in the paper and missing. */
async function readMedia(
  { db, files: { storage } }: SignedInContext,
  contents: readonly Question[],
): Promise<ReadonlyMap<string, PaperMedia>> {
  const ids = [...new Set(contents.flatMap((content) => filesOf(content).map(({ id }) => id)))];
  const rows = await db.select().from(files).where(inArray(files.id, ids));
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  if (total > maxPaperBytes) throw new TooLargeError(maxPaperBytes);
  const media = new Map<string, PaperMedia>();
  for (const row of rows) {
    if (row.deletedAt) continue;
    const bytes = new Uint8Array(await arrayBuffer(await storage.open(row.storageKey, null)));
    media.set(row.id, { ref: toFileRef(row), bytes });
  }
  return media;
}

function notFound(): never {
  throw new NotFoundError();
}
