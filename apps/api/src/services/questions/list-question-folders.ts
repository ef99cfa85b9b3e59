import { and, eq, sql } from 'drizzle-orm';
import { questions } from '../../db/schema/questions.ts';
import { visibleQuestions } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Service } from '../service.ts';

/** Returns how many questions the caller may see under each combination of category, level and diploma. */
export const listQuestionFolders: Service<'listQuestionFolders'> = async ({ db, caller }, { query }) => {
  const { categoryId, levelId, diplomaId } = questions;
  const items = await db
    .select({
      category: sql<string>`coalesce(${categoryId}::text, '')`,
      level: sql<string>`coalesce(${levelId}::text, '')`,
      diploma: sql<string>`coalesce(${diplomaId}::text, '')`,
      questions: sql<number>`count(*)::int`,
    })
    .from(questions)
    .where(
      and(
        visibleTo(caller, visibleQuestions),
        query.archived === undefined ? undefined : eq(questions.archived, query.archived),
      ),
    )
    .groupBy(categoryId, levelId, diplomaId);
  return { items };
};
