import { and, countDistinct, eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskQuestions } from '../../db/schema/tasks.ts';
import { visibleQuestions } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { matches, orderOf, pageRange } from '../queries/page.ts';
import type { Service } from '../service.ts';

const sortable = {
  title: questions.title,
  type: questions.type,
  subQuestionType: questions.subQuestionType,
  blocks: questions.blocks,
  maximum: questions.maximum,
  createdAt: questions.createdAt,
  updatedAt: questions.updatedAt,
};

export const listQuestions: Service<'listQuestions'> = async ({ db, caller }, { query }) => {
  const where = and(
    visibleTo(caller, visibleQuestions),
    matches(query, questions.title),
    query.type ? eq(questions.type, query.type) : undefined,
    // No column holds a type that is still to come: asking for one finds nothing.
    query.subQuestionType ? sql`${questions.subQuestionType} = ${query.subQuestionType}` : undefined,
    query.category ? eq(questions.categoryId, query.category) : undefined,
    query.level ? eq(questions.levelId, query.level) : undefined,
    query.diploma ? eq(questions.diplomaId, query.diploma) : undefined,
  );
  const uses = db
    .select({ uses: countDistinct(taskQuestions.taskId) })
    .from(taskQuestions)
    .where(eq(taskQuestions.questionId, questions.id));
  const { limit, offset } = pageRange(query);
  const rows = await db
    .select({ ...listed, authorName: users.name, uses: sql<number>`(${uses})`.mapWith(Number) })
    .from(questions)
    .leftJoin(users, eq(users.id, questions.authorId))
    .where(where)
    .orderBy(...orderOf(query, questions.id, sortable, '-updatedAt'))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ id, createdAt, updatedAt, categoryId, levelId, diplomaId, ...row }) => ({
    ...row,
    _id: id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    category: categoryId ?? '',
    level: levelId ?? '',
    diploma: diplomaId ?? '',
  }));
  return { items, total: await db.$count(questions, where), page: query.page, limit };
};

/** All that a list shows: a question's content is not read for it. */
const listed = {
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
};
