import { tryState } from '@rubrica/api-client/contract';
import { isDeepStrictEqual } from 'node:util';
import type { LectureQuestionId, StudentVideoQuestion } from '@rubrica/api-client/contract';
import {
  type AnswerEntry,
  markAnswers,
  ownAnswers,
  type Question,
  toStudentView,
  validateAnswers,
} from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { lectureAnswers, lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { rejectMismatch } from '../answers/reject-mismatch.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../errors/errors.ts';
import { filesIn, recordLectureAnswerFiles } from '../files/record-file-uses.ts';
import { completeLecture } from '../lectures/complete-lecture.ts';
import { lockProgress } from '../lectures/lock-progress.ts';
import type { Input, Service } from '../service.ts';
import { selectContent } from './select-lecture-questions.ts';
import {
  type LectureAnswerRow,
  type LectureQuestionRow,
  selectLastTries,
  toStudentVideoQuestions,
} from './to-student-video-question.ts';

type Try = Input<'answerStudentVideoQuestion'>['body'];

/**
 * Marks and stores a student's try. Of two concurrent copies of a try one inserts; the other violates the unique number of the
 * try, runs again, and finds the first.
 */
export const answerStudentVideoQuestion: Service<'answerStudentVideoQuestion'> = async (context, { params, body }) => {
  const answered = (await answerOnce(context, params.id, body)) ?? (await answerOnce(context, params.id, body));
  if (!answered) throw new ConflictError('conflict', undefined);
  return answered;
};

function answerOnce(context: SignedInContext, id: LectureQuestionId, given: Try): Promise<StudentVideoQuestion | null> {
  const { db, caller } = context;
  return db.transaction(async (tx) => {
    // A shared lock: a whole class answers at once, but nobody changes the question meanwhile.
    const [row] = await tx.select().from(lectureQuestions).where(eq(lectureQuestions.id, id)).for('share');
    if (!row || !row.isReady || row.archived) throw new NotFoundError();
    const last = (await selectLastTries(tx, [id], caller.id)).get(id) ?? null;
    if (last && (await isRepeated(tx, last, given))) return stateOf(tx, row, last);
    const { outcome, triesUsed, triesLeft } = tryState(row, last);
    if (given.try !== triesUsed + 1) throw new ConflictError('conflict', undefined, await stateOf(tx, row, last));
    if (outcome === 'right') throw new ConflictError('lecture_question_right', undefined);
    if (triesLeft === 0) throw new ConflictError('tries_used_up', { maximum: row.maxTries });
    if (given.version !== row.version) throw new ConflictError('conflict', undefined, await stateOf(tx, row, last));
    const stored = await insertTry(context, tx, row, given);
    if (!stored) return null;
    // A report of progress at the same moment sees this answer, or this sees what it has stored.
    await lockProgress(tx, row.videoId, caller.id);
    await completeLecture(tx, row.videoId, caller.id, context.clock.now());
    return stateOf(tx, row, stored);
  });
}

async function insertTry(
  { caller, clock }: SignedInContext,
  tx: Database,
  row: LectureQuestionRow,
  given: Try,
): Promise<LectureAnswerRow | null> {
  const question = await selectContent(tx, row.id, row.version);
  const entries = ownEntries(question, given.answers);
  if (validateAnswers(toStudentView(question), entries).overall === 'empty')
    throw new ValidationError({ answers: [{ code: 'required' }] });
  const { mark, maximum, blocks } = markAnswers(question, entries);
  const now = clock.now();
  const [stored] = await tx
    .insert(lectureAnswers)
    .values({
      id: v7(),
      lectureQuestionId: row.id,
      version: row.version,
      studentId: caller.id,
      try: given.try,
      entries,
      mark,
      maximum,
      pending: blocks.filter((block) => block.pending).length,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!stored) return null;
  await recordLectureAnswerFiles(tx, {
    lectureAnswerId: stored.id,
    place: 'lecture-answer',
    files: filesIn(entries),
    owner: caller.id,
  });
  return stored;
}

/** Whether the try is the last one once more, as it comes from a device that did not get the reply. */
async function isRepeated(tx: Database, last: LectureAnswerRow, given: Try): Promise<boolean> {
  if (given.try !== last.try || given.version !== last.version) return false;
  const question = await selectContent(tx, last.lectureQuestionId, last.version);
  return isDeepStrictEqual(ownEntries(question, given.answers), last.entries);
}

/** The student's part of the answers; marks, comments and reviews that a student sends are ignored. */
function ownEntries(question: Question, answers: Try['answers']): AnswerEntry[] {
  return rejectMismatch(() => ownAnswers(question, answers));
}

async function stateOf(
  tx: Database,
  row: LectureQuestionRow,
  last: LectureAnswerRow | null,
): Promise<StudentVideoQuestion> {
  const [state] = await toStudentVideoQuestions(tx, [row], new Map(last ? [[row.id, last]] : []));
  if (!state) throw new NotFoundError();
  return state;
}
