import type { BookContent, BookId, QuestionId } from '@rubrica/api-client/contract';
import { parseQuestion, type Question, toStudentView } from '@rubrica/question-kit';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attemptQuestions } from '../../db/schema/attempts.ts';
import { books, bookVersions } from '../../db/schema/books.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskDraws, taskQuestions, tasks } from '../../db/schema/tasks.ts';
import type { Caller } from '../caller.ts';
import { isInPool } from '../draws/pools.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectBookById } from './select-book.ts';
import { selectStudentBooks, toStudentBookOf } from './select-student-books.ts';

/** Returns a book as its readers have it. */
export const getStudentBook: Service<'getStudentBook'> = async ({ db, caller }, { params: { id } }) => {
  const summary = toStudentBookOf(caller)(expectRow(await selectStudentBooks(db, caller, eq(books.id, id))));
  const content = await selectReadContent(db, caller, id);
  const asked = await selectAskedQuestions(db, content);
  return {
    ...summary,
    pages: content.pages,
    questions: content.questions.flatMap((one) => {
      const question = asked.get(one.question);
      return question ? [{ ...one, view: toStudentView(question) }] : [];
    }),
  };
};

/** Returns what the caller reads of a book: for students, what was published last. @throws {NotFoundError} */
export async function selectReadContent(
  db: Database,
  { role }: Caller,
  id: BookId,
): Promise<Pick<BookContent, 'pages' | 'questions'>> {
  if (role !== 'student') return selectBookById(db, id);
  const { content } = expectRow(
    await db
      .select({ content: bookVersions.snapshot })
      .from(bookVersions)
      .innerJoin(books, and(eq(books.id, bookVersions.bookId), eq(books.publishedVersion, bookVersions.number)))
      .where(eq(books.id, id)),
  );
  return content;
}

/**
 * Returns the questions of a book that readers are asked. One that is not finished is left out; and so is one that a task or an
 * attempt has, or that a task may draw, because a book shows the key of what is answered in it.
 */
export async function selectAskedQuestions(
  db: Database,
  { questions: named }: Pick<BookContent, 'questions'>,
): Promise<Map<QuestionId, Question>> {
  if (named.length === 0) return new Map();
  const rows = await db
    .select({ id: questions.id, content: questions.content })
    .from(questions)
    .where(
      and(
        inArray(
          questions.id,
          named.map(({ question }) => question),
        ),
        eq(questions.isReady, true),
        eq(questions.isFromVideo, false),
        sql`not exists (select 1 from ${taskQuestions} where ${taskQuestions.questionId} = ${questions.id})`,
        sql`not exists (select 1 from ${attemptQuestions} where ${attemptQuestions.questionId} = ${questions.id})`,
        sql`not exists (select 1 from ${taskDraws} join ${tasks} on ${tasks.id} = ${taskDraws.taskId}
          where ${tasks.status} <> 'archived' and ${isInPool})`,
      ),
    );
  return new Map(rows.map(({ id, content }) => [id, parseQuestion(content)]));
}
