import { eq, type SQL, sql } from 'drizzle-orm';
import { answers, taskTakens } from '../../db/schema/attempts.ts';
import { books } from '../../db/schema/books.ts';
import { chatMessages } from '../../db/schema/chat.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files, unfinishedUploads } from '../../db/schema/files.ts';
import { pdfs } from '../../db/schema/pdfs.ts';
import { lectureAnswers, lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { questions } from '../../db/schema/questions.ts';
import { videos } from '../../db/schema/videos.ts';
import type { QueryViewer } from './query-viewer.ts';
import { visibleStudentBooks } from './books.ts';
import { inVisibleThread } from './chat.ts';
import { visibleLectures, visiblePdfs } from './learning.ts';
import { visibleLectureAnswers, visibleLectureQuestions, visibleStudentVideoQuestions } from './lecture-questions.ts';
import { isChildOf, marksFor } from './people.ts';
import { visibleQuestions } from './tasks.ts';
import { allRows, type Visible, visibleTo } from './visible.ts';

/** Students see their attempts, parents the released ones of their children, assistants those of their groups' students. */
export const visibleTaskTakens = {
  table: taskTakens,
  id: taskTakens.id,
  to: {
    admin: allRows,
    assistant: ({ id }) => marksFor(id, taskTakens.studentId),
    student: ({ id }) => eq(taskTakens.studentId, id),
    parent: ({ id }) => sql`(${taskTakens.status} = 'released' and ${isChildOf(id, taskTakens.studentId)})`,
  },
} satisfies Visible;

const answersOfVisibleAttempts = (caller: QueryViewer): SQL =>
  sql`exists (select 1 from ${taskTakens} where ${taskTakens.id} = ${answers.taskTakenId} and ${visibleTo(caller, visibleTaskTakens)})`;

/** Answers are seen by those who see the attempt and may work on it. */
export const visibleAnswers = {
  table: answers,
  id: answers.id,
  to: { admin: allRows, assistant: answersOfVisibleAttempts, student: answersOfVisibleAttempts },
} satisfies Visible;

/** A file is seen by its owner and wherever it is shown; a marker's files by the student and parents only after release. */
const filesInSight = (caller: QueryViewer): SQL => {
  const marker = caller.role === 'assistant';
  return sql`(${files.ownerId} = ${caller.id}
    or exists (select 1 from ${fileUses} join ${taskTakens} on ${taskTakens.id} = ${fileUses.taskTakenId}
      where ${fileUses.fileId} = ${files.id} and ${visibleTo(caller, visibleTaskTakens)}
      and (${fileUses.place} = 'attempt' or ${marker} or ${taskTakens.status} = 'released'))
    or exists (select 1 from ${fileUses} join ${questions} on ${questions.id} = ${fileUses.questionId}
      where ${fileUses.fileId} = ${files.id} and ${visibleTo(caller, visibleQuestions)})
    or exists (select 1 from ${fileUses} join ${videos} on ${videos.id} = ${fileUses.videoId}
      where ${fileUses.fileId} = ${files.id} and ${visibleTo(caller, visibleLectures)})
    or exists (select 1 from ${fileUses} join ${pdfs} on ${pdfs.id} = ${fileUses.pdfId}
      where ${fileUses.fileId} = ${files.id} and ${visibleTo(caller, visiblePdfs)})
    or exists (select 1 from ${fileUses} join ${books} on ${books.id} = ${fileUses.bookId}
      where ${fileUses.fileId} = ${files.id} and ${visibleTo(caller, visibleStudentBooks)})
    or exists (select 1 from ${fileUses} join ${lectureQuestions} on ${lectureQuestions.id} = ${fileUses.lectureQuestionId}
      where ${fileUses.fileId} = ${files.id} and ${visibleTo(caller, caller.role === 'student' ? visibleStudentVideoQuestions : visibleLectureQuestions)})
    or exists (select 1 from ${fileUses} join ${lectureAnswers} on ${lectureAnswers.id} = ${fileUses.lectureAnswerId}
      where ${fileUses.fileId} = ${files.id} and (${visibleTo(caller, visibleLectureAnswers)} or ${lectureAnswers.studentId} = ${caller.id}))
    or exists (select 1 from ${fileUses} join ${chatMessages} on ${chatMessages.id} = ${fileUses.chatMessageId}
      where ${fileUses.fileId} = ${files.id} and ${inVisibleThread(caller)}))`;
};

/** What was removed is nobody's, though its row stays until its content is gone. A recording that is kept no longer says so where it was used. */
const isThere = sql`(${files.deletedAt} is null or exists (select 1 from ${fileUses} where ${fileUses.fileId} = ${files.id}))`;
const filesThere = (caller: QueryViewer): SQL => sql`(${isThere} and ${filesInSight(caller)})`;

export const visibleFiles = {
  table: files,
  id: files.id,
  to: { admin: () => isThere, assistant: filesThere, student: filesThere, parent: filesThere },
} satisfies Visible;

const ownUploads = ({ id }: QueryViewer): SQL => eq(unfinishedUploads.ownerId, id);

/** An upload is its sender's own: nobody else adds to it, an admin included. */
export const visibleUploads = {
  table: unfinishedUploads,
  id: unfinishedUploads.id,
  to: { admin: ownUploads, assistant: ownUploads, student: ownUploads, parent: ownUploads },
} satisfies Visible;
