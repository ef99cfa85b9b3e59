import { plainText, textsOf, type Question } from '@rubrica/question-kit';
import { inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions, questionTags, tags } from '../../db/schema/questions.ts';
import { foldText } from '../queries/fold-text.ts';
import { matchesSearch } from '../queries/list-page.ts';

/** Fields of a question whose texts nobody reads. */
const namesAndIds = new Set(['id', 'kind', 'type', 'subQuestionType', 'category', 'level', 'diploma', 'mime', 'size']);

/** Words beyond are not found: a longer text would not fit into the index. */
const longestText = 100_000;

/** The words of a question that searches look in: of its title, its stimulus and its blocks, keys included. */
export function searchTextOf(question: Question): string {
  const texts = textsOf(question)
    .filter(({ path }) => !namesAndIds.has(String(path.at(-1))))
    .map(({ text, role }) => (role === 'rich-text' ? plainText(text) : text));
  return foldText(texts.join(' ')).slice(0, longestText);
}

/**
 * The condition that a question is found: by all words of the search in its title, each of them or a part of it; by a part of one of its
 * tags; or by all words in its texts, each of them or its beginning.
 */
export function isFound(db: Database, search: string): SQL | undefined {
  const folded = foldText(search);
  const pattern = `%${folded.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  const byTag = db
    .select({ id: questionTags.questionId })
    .from(questionTags)
    .innerJoin(tags, sql`${tags.id} = ${questionTags.tagId}`)
    .where(like(tags.key, pattern));
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  const query = words.map((word) => `${word}:*`).join(' & ');
  const byText = db
    .select({ id: questions.id })
    .from(questions)
    .where(sql`search_words(${questions.searchText}) @@ to_tsquery('simple', ${query})`);
  const byTitle = matchesSearch(search, [questions.title]);
  return or(byTitle, inArray(questions.id, byTag), query === '' ? undefined : inArray(questions.id, byText));
}
