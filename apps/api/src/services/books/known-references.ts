import type { BookContent } from '@rubrica/api-client/contract';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/named.ts';
import { questions } from '../../db/schema/questions.ts';

/**
 * Returns the content of a book without a category and questions that have been removed since it was written.
 *
 * @param mayHave which questions it keeps; all that there are unless it is given
 */
export async function withKnownReferences(tx: Database, content: BookContent, mayHave?: SQL): Promise<BookContent> {
  const { category } = content;
  const isKnown = category !== null && (await tx.$count(categories, eq(categories.id, category))) > 0;
  const named = content.questions.map(({ question }) => question);
  const kept = new Set(
    named.length === 0
      ? []
      : (
          await tx
            .select({ id: questions.id })
            .from(questions)
            .where(and(inArray(questions.id, named), mayHave))
        ).map(({ id }) => id),
  );
  return {
    ...content,
    category: isKnown ? category : null,
    questions: content.questions.filter(({ question }) => kept.has(question)),
  };
}
