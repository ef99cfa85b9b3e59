import { and, countDistinct, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskQuestions } from '../../db/schema/tasks.ts';
import { visibleQuestions } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';

/** Returns a page of question summaries. */
export const listQuestions: Service<'listQuestions'> = ({ db, caller }, { query }) =>
  listPage(db, query, {
    select: (where) => selectSummaries(db, where),
    where: and(
      visibleTo(caller, visibleQuestions),
      query.type ? eq(questions.type, query.type) : undefined,
      // The contract accepts types that cannot be stored yet; filtering by one finds nothing.
      query.subQuestionType ? sql`${questions.subQuestionType} = ${query.subQuestionType}` : undefined,
      query.category ? eq(questions.categoryId, query.category) : undefined,
      query.level ? eq(questions.levelId, query.level) : undefined,
      query.diploma ? eq(questions.diplomaId, query.diploma) : undefined,
      query.archived === undefined ? undefined : eq(questions.archived, query.archived),
    ),
    search: [questions.title],
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
