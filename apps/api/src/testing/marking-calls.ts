import type { MarkingSheet, TaskTaken } from '@rubrica/api-client/contract';
import type { Classroom } from './classroom.ts';
import { essayText } from './sample-questions.ts';
import type { TestServer } from './test-server.ts';

type Sheet = MarkingSheet['questions'][number];

/** The input of `saveMarks` for a question of a marking sheet. */
export const marked = (sheet: Sheet, answers: Sheet['answers'], version = sheet.version) => ({
  params: { id: sheet.answer },
  headers: { 'if-match': `"${String(version)}"` },
  body: { answers },
});

/** A reviewed essay with marks for its content and its language. */
export const graded = (content: number, language: number) => [
  { ...essayText('')[0]!, studentContentMark: content, studentLanguageMark: language, reviewed: true },
];

/** The calls of marking and review on an attempt, by the assistant and the student unless said otherwise. */
export function markingCalls(server: TestServer, room: Classroom) {
  return {
    sheetOf: (attempt: TaskTaken, who = room.assistant) =>
      server.ok('getMarkingSheet', { params: { id: attempt._id } }, who),
    review: (attempt: TaskTaken, who = room.student) =>
      server.send('getReviewSheet', { params: { id: attempt._id } }, who),
    release: (attempt: TaskTaken) => server.ok('releaseTaskTaken', { params: { id: attempt._id } }, room.assistant),
  };
}
