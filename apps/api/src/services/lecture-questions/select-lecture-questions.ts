import type { LectureQuestion, LectureQuestionId, LectureQuestionSummary } from '@rubrica/api-client/contract';
import { parseQuestion, type Question } from '@rubrica/question-kit';
import { and, countDistinct, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lectureAnswers, lectureQuestions, lectureQuestionVersions } from '../../db/schema/lecture-questions.ts';
import { videos } from '../../db/schema/videos.ts';
import { NotFoundError, ValidationError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';

/** Selects questions of lectures with the number of students who have answered them; their content is not read. */
export function selectLectureQuestions(db: Database, where: SQL | undefined) {
  const answered = db
    .select({ answered: countDistinct(lectureAnswers.studentId) })
    .from(lectureAnswers)
    .where(eq(lectureAnswers.lectureQuestionId, lectureQuestions.id));
  return db
    .select({ question: lectureQuestions, answered: sql`(${answered})`.mapWith(Number) })
    .from(lectureQuestions)
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectLectureQuestions>>[number];

/** Returns a question of a lecture as lists show it. */
export function toLectureQuestionSummary({ question, answered }: Row): LectureQuestionSummary {
  return {
    _id: question.id,
    createdAt: question.createdAt.toISOString(),
    updatedAt: question.updatedAt.toISOString(),
    video: question.videoId,
    atMs: question.atMs,
    isRequired: question.isRequired,
    mustBeRight: question.mustBeRight,
    maxTries: question.maxTries,
    showWhy: question.showWhy,
    title: question.title,
    subQuestionType: question.subQuestionType,
    maximum: question.maximum,
    isReady: question.isReady,
    archived: question.archived,
    version: question.version,
    rev: question.rev,
    answered,
  };
}

/** Returns a question of a lecture with its key, for staff. @throws {NotFoundError} */
export async function selectLectureQuestionById(db: Database, id: LectureQuestionId): Promise<LectureQuestion> {
  const row = expectRow(await selectLectureQuestions(db, eq(lectureQuestions.id, id)));
  return {
    ...toLectureQuestionSummary(row),
    author: row.question.authorId,
    content: await selectContent(db, id, row.question.version),
  };
}

/** Returns one version of a question of a lecture. Content of an older schema is migrated. @throws {NotFoundError} */
export async function selectContent(db: Database, id: LectureQuestionId, version: number): Promise<Question> {
  const [row] = await db
    .select({ content: lectureQuestionVersions.content })
    .from(lectureQuestionVersions)
    .where(and(eq(lectureQuestionVersions.lectureQuestionId, id), eq(lectureQuestionVersions.version, version)));
  if (!row) throw new NotFoundError();
  return parseQuestion(row.content);
}

/** Checks that a place is within its video. The video is locked, so that it is not removed meanwhile. @throws {ValidationError} */
export async function assertWithinVideo(
  tx: Database,
  { video, atMs }: Pick<LectureQuestion, 'video' | 'atMs'>,
): Promise<void> {
  const { durationMs } = expectRow(
    await tx.select({ durationMs: videos.durationMs }).from(videos).where(eq(videos.id, video)).for('share'),
  );
  if (atMs > durationMs) throw new ValidationError({ atMs: [{ code: 'number_max', limit: durationMs }] });
}

/** A question of a lecture as the audit log compares it: its plain fields by value, its blocks and stimulus by path. */
export function auditedLectureQuestion({ content, answered, author, ...summary }: LectureQuestion) {
  return { ...summary, input: content.input, questions: content.questions };
}
