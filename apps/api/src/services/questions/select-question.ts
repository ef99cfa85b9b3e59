import type { QuestionId, StoredQuestion } from '@rubrica/api-client/contract';
import { parseQuestion } from '@rubrica/question-kit';
import { countDistinct, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { type ExceptionRow, questions } from '../../db/schema/questions.ts';
import { taskQuestions } from '../../db/schema/tasks.ts';
import { expectRow } from '../queries/query-results.ts';
import { tagNames } from './select-tags.ts';

/** Returns a question with its key, for staff. Content of an older version is migrated. @throws {NotFoundError} */
export async function selectQuestionById(db: Database, id: QuestionId): Promise<StoredQuestion> {
  const { row, tags } = expectRow(
    await db.select({ row: questions, tags: tagNames }).from(questions).where(eq(questions.id, id)),
  );
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    rev: row.rev,
    author: row.authorId,
    uses: await countUses(db, id),
    archived: row.archived,
    tags,
    content: parseQuestion(row.content),
    exceptions: await withNames(db, row.exceptions),
  };
}

/** Returns the exceptions of a question as they are stored. */
export async function selectExceptions(db: Database, id: QuestionId): Promise<ExceptionRow[]> {
  const [row] = await db.select({ exceptions: questions.exceptions }).from(questions).where(eq(questions.id, id));
  return row?.exceptions ?? [];
}

/** Exceptions with the names of those who made them. */
async function withNames(db: Database, exceptions: readonly ExceptionRow[]): Promise<StoredQuestion['exceptions']> {
  const ids = [...new Set(exceptions.map(({ by }) => by))];
  if (ids.length === 0) return [];
  const people = await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return exceptions.map((exception) => ({ ...exception, by: names.get(exception.by) ?? '' }));
}

/** Returns the number of tasks that use a question. */
async function countUses(db: Database, id: QuestionId): Promise<number> {
  const [row] = await db
    .select({ uses: countDistinct(taskQuestions.taskId) })
    .from(taskQuestions)
    .where(eq(taskQuestions.questionId, id));
  return row?.uses ?? 0;
}

/** A question as the audit log compares it: its plain fields by value, its blocks and stimulus by path. */
export function auditedQuestion({ rev, archived, content, exceptions: stored }: StoredQuestion) {
  const exceptions = stored.map(({ rule, path, reason }) => ({ rule, path, reason }));
  const { title, type, subQuestionType, category, level, diploma, input, questions: blocks } = content;
  return {
    rev,
    archived,
    title,
    type,
    subQuestionType,
    category,
    level,
    diploma,
    input,
    questions: blocks,
    exceptions,
  };
}
