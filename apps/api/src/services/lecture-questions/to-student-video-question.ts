import { outcomeOf, tryState } from '@rubrica/api-client/contract';
import type { LectureQuestionId, StudentVideoQuestion, UserId } from '@rubrica/api-client/contract';
import { parseQuestion, type Question, toStudentView } from '@rubrica/question-kit';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lectureAnswers, type lectureQuestions, lectureQuestionVersions } from '../../db/schema/lecture-questions.ts';
import { computeMark } from '../answers/manual-marks.ts';

export type LectureQuestionRow = typeof lectureQuestions.$inferSelect;
export type LectureAnswerRow = typeof lectureAnswers.$inferSelect;

/** Returns the last try of a student at each of these questions. */
export async function selectLastTries(
  db: Database,
  questions: readonly LectureQuestionId[],
  studentId: UserId,
): Promise<Map<LectureQuestionId, LectureAnswerRow>> {
  const rows = await db
    .selectDistinctOn([lectureAnswers.lectureQuestionId])
    .from(lectureAnswers)
    .where(and(inArray(lectureAnswers.lectureQuestionId, [...questions]), eq(lectureAnswers.studentId, studentId)))
    .orderBy(lectureAnswers.lectureQuestionId, desc(lectureAnswers.try));
  return new Map(rows.map((row) => [row.lectureQuestionId, row]));
}

/**
 * Returns questions of a lecture as a student may see them. The key comes with the right answer or after the last try, and only
 * where the author shows it. A question that has changed since the last try is shown as it was answered, unless it can be tried again.
 *
 * @param lastTries the student's last try at each question that they have answered
 */
export async function toStudentVideoQuestions(
  db: Database,
  rows: readonly LectureQuestionRow[],
  lastTries: ReadonlyMap<LectureQuestionId, LectureAnswerRow>,
): Promise<StudentVideoQuestion[]> {
  const versions = await selectVersions(db, rows);
  return rows.flatMap((row) => {
    const last = lastTries.get(row.id) ?? null;
    const state = tryState(row, last);
    const version = last && state.triesLeft === 0 ? last.version : row.version;
    const content = versions.get(row.id)?.get(version);
    if (!content) return [];
    const { triesUsed, triesLeft, isPassed } = state;
    return [
      {
        _id: row.id,
        video: row.videoId,
        atMs: row.atMs,
        isRequired: row.isRequired,
        mustBeRight: row.mustBeRight,
        maxTries: row.maxTries,
        showWhy: row.showWhy,
        version,
        view: toStudentView(content),
        triesUsed,
        triesLeft,
        isPassed,
        answer: last?.version === version ? toOwnAnswer(row, content, last, triesLeft === 0) : null,
      },
    ];
  });
}

/** @param isFinished whether the student cannot try again: before that, marks and the key would help with the next try */
function toOwnAnswer(
  row: LectureQuestionRow,
  content: Question,
  answer: LectureAnswerRow,
  isFinished: boolean,
): StudentVideoQuestion['answer'] {
  const isMarked = answer.pending === 0 && (isFinished || answer.marks !== null);
  const marked = isMarked ? computeMark(content, answer.entries, answer.marks) : null;
  return {
    try: answer.try,
    outcome: outcomeOf(answer),
    answers: marked?.entries ?? answer.entries,
    answeredAt: answer.createdAt.toISOString(),
    marks: marked?.blocks ?? null,
    solution: isFinished && row.showWhy ? content : null,
  };
}

async function selectVersions(
  db: Database,
  rows: readonly LectureQuestionRow[],
): Promise<Map<LectureQuestionId, Map<number, Question>>> {
  const stored = await db
    .select()
    .from(lectureQuestionVersions)
    .where(
      inArray(
        lectureQuestionVersions.lectureQuestionId,
        rows.map(({ id }) => id),
      ),
    );
  const byQuestion = Map.groupBy(stored, ({ lectureQuestionId }) => lectureQuestionId);
  return new Map(
    [...byQuestion].map(([id, versions]) => [
      id,
      new Map(versions.map(({ version, content }) => [version, parseQuestion(content)])),
    ]),
  );
}
