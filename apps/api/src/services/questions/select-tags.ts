import type { QuestionTag, TagId } from '@rubrica/api-client/contract';
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions, questionTags, tags } from '../../db/schema/questions.ts';
import { foldText } from '../queries/fold-text.ts';
import { expectRow } from '../queries/query-results.ts';

/** What a tag is compared by; two tags with the same key are one. */
export function tagKey(name: string): string {
  return foldText(name) || name.trim();
}

/** The names of a question's tags in their order, as a column of a query on `questions`. */
export const tagNames: SQL<string[]> = sql<
  string[]
>`${sql`(select coalesce(json_agg(${tags.name} order by ${tags.key}), '[]'::json)
  from ${questionTags} join ${tags} on ${tags.id} = ${questionTags.tagId} where ${questionTags.questionId} = ${questions.id})`}`;

/** The condition that a question has all of these tags. */
export function hasTags(db: Database, names: readonly string[]): SQL | undefined {
  const keys = [...new Set(names.map(tagKey).filter((key) => key !== ''))];
  if (keys.length === 0) return undefined;
  const having = db
    .select({ id: questionTags.questionId })
    .from(questionTags)
    .innerJoin(tags, eq(tags.id, questionTags.tagId))
    .where(inArray(tags.key, keys))
    .groupBy(questionTags.questionId)
    .having(sql`count(*) = ${keys.length}`);
  return inArray(questions.id, having);
}

/** Selects tags with the number of questions that have each. */
export function selectTags(db: Database, where?: SQL) {
  return db
    .select({
      _id: tags.id,
      name: tags.name,
      questions: sql<number>`${sql`(select count(*)::int from ${questionTags} where ${questionTags.tagId} = ${tags.id})`}`,
    })
    .from(tags)
    .where(where)
    .orderBy(asc(tags.key));
}

/** Returns one tag. @throws {NotFoundError} */
export async function selectTagById(db: Database, id: TagId): Promise<QuestionTag> {
  return expectRow(await selectTags(db, eq(tags.id, id)));
}
