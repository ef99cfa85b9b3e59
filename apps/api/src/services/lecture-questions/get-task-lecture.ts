import type { AnsweredLectureQuestion, LectureQuestionId } from '@rubrica/api-client/contract';
import { parseQuestion } from '@rubrica/question-kit';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lectureAnswers, lectureQuestions, lectureQuestionVersions } from '../../db/schema/lecture-questions.ts';
import { taskVideos } from '../../db/schema/tasks.ts';
import { videos } from '../../db/schema/videos.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectLectureQuestions, toLectureQuestionSummary } from './select-lecture-questions.ts';
import { selectTaskStudents } from './select-task-students.ts';
import { toLectureAnswer } from './to-lecture-answer.ts';

/**
 * Returns the questions of a task's lecture in their order, each with the answers of the students whom the caller sees. A question
 * that is asked no more is among them while it has answers.
 */
export const getTaskLecture: Service<'getTaskLecture'> = async ({ db, caller }, { params }) => {
  const { id, videoId } = params;
  const video = expectRow(
    await db
      .select({ video: videos.id, title: videos.title, durationMs: videos.durationMs })
      .from(taskVideos)
      .innerJoin(videos, eq(videos.id, taskVideos.videoId))
      .where(and(eq(taskVideos.taskId, id), eq(taskVideos.videoId, videoId))),
  );
  const students = await selectTaskStudents(db, caller, id);
  const names = new Map(students.map((student) => [student.id, student.name]));
  const rows = await selectLectureQuestions(db, eq(lectureQuestions.videoId, videoId)).orderBy(
    asc(lectureQuestions.atMs),
    asc(lectureQuestions.id),
  );
  const questionIds = rows.map(({ question }) => question.id);
  const answers = await db
    .select()
    .from(lectureAnswers)
    .where(
      and(inArray(lectureAnswers.lectureQuestionId, questionIds), inArray(lectureAnswers.studentId, [...names.keys()])),
    )
    .orderBy(desc(lectureAnswers.try));
  const answersOf = Map.groupBy(answers, ({ lectureQuestionId }) => lectureQuestionId);
  const versionsOf = await selectVersions(db, questionIds);
  const questions = rows.flatMap((row): AnsweredLectureQuestion[] => {
    const { question } = row;
    const own = answersOf.get(question.id) ?? [];
    const isAsked = question.isReady && !question.archived;
    if (!isAsked && own.length === 0) return [];
    const used = new Set([question.version, ...own.map(({ version }) => version)]);
    const versions = (versionsOf.get(question.id) ?? []).filter(({ version }) => used.has(version));
    const contents = new Map(versions.map(({ version, content }) => [version, content]));
    return [
      {
        ...toLectureQuestionSummary(row),
        versions,
        answers: own
          .flatMap((answer) => {
            const content = contents.get(answer.version);
            return content ? [toLectureAnswer(answer, content, names.get(answer.studentId) ?? '')] : [];
          })
          .toSorted((a, b) => a.studentName.localeCompare(b.studentName)),
      },
    ];
  });
  return { ...video, students: students.length, questions };
};

async function selectVersions(db: Database, ids: LectureQuestionId[]) {
  const rows = await db
    .select()
    .from(lectureQuestionVersions)
    .where(inArray(lectureQuestionVersions.lectureQuestionId, ids))
    .orderBy(desc(lectureQuestionVersions.version));
  const versions = rows.map(({ lectureQuestionId, version, content }) => ({
    lectureQuestionId,
    version,
    content: parseQuestion(content),
  }));
  return Map.groupBy(versions, ({ lectureQuestionId }) => lectureQuestionId);
}
