import { and, countDistinct, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskQuestions } from '../../db/schema/tasks.ts';
import { hasTags, tagNames } from './select-tags.ts';
import { isFound } from './search-text.ts';
import { visibleQuestions } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';

/** Returns a page of question summaries. */
export const listQuestions: Service<'listQuestions'> = ({ db, caller }, { query }) =>
  listPage(db, query, {
    select: (where) => selectSummaries(db, where),
    selectIds: (where) => db.select({ id: questions.id }).from(questions).where(where).$dynamic(),
    where: and(
      visibleTo(caller, visibleQuestions),
      query.type ? eq(questions.type, query.type) : undefined,
      // The contract accepts types that cannot be stored yet; filtering by one finds nothing.
      query.subQuestionType ? sql`${questions.subQuestionType} = ${query.subQuestionType}` : undefined,
      isFiledUnder(questions.categoryId, query.category),
      isFiledUnder(questions.levelId, query.level),
      isFiledUnder(questions.diplomaId, query.diploma),
      query.tags ? hasTags(db, query.tags.split(',')) : undefined,
      query.archived === undefined ? undefined : eq(questions.archived, query.archived),
      query.search ? isFound(db, query.search) : undefined,
    ),
    search: [],
    sort: {
      title: questions.title,
      type: questions.type,
      subQuestionType: questions.subQuestionType,
      blocks: questions.blocks,
      maximum: questions.maximum,
      createdAt: questions.createdAt,
      updatedAt: questions.updatedAt,
    },
    defaultSort: '-updatedAt',
    id: questions.id,
    toItems: (rows) => rows.map(toSummary),
  });

function isFiledUnder(column: PgColumn, id: string | undefined): SQL | undefined {
  if (id === undefined) return undefined;
  return id === 'none' ? isNull(column) : eq(column, id);
}

/** Selects what the list shows; the content of a question is not read. */
function selectSummaries(db: Database, where: SQL | undefined) {
  const uses = db
    .select({ uses: countDistinct(taskQuestions.taskId) })
    .from(taskQuestions)
    .where(eq(taskQuestions.questionId, questions.id));
  return db
    .select({
      id: questions.id,
      createdAt: questions.createdAt,
      updatedAt: questions.updatedAt,
      title: questions.title,
      type: questions.type,
      subQuestionType: questions.subQuestionType,
      categoryId: questions.categoryId,
      levelId: questions.levelId,
      diplomaId: questions.diplomaId,
      blocks: questions.blocks,
      maximum: questions.maximum,
      archived: questions.archived,
      tags: tagNames,
      authorName: users.name,
      uses: sql<number>`(${uses})`.mapWith(Number),
    })
    .from(questions)
    .leftJoin(users, eq(users.id, questions.authorId))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectSummaries>>[number];

function toSummary({ id, createdAt, updatedAt, categoryId, levelId, diplomaId, ...row }: Row) {
  return {
    ...row,
    _id: id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    category: categoryId ?? '',
    level: levelId ?? '',
    diploma: diplomaId ?? '',
  };
}
