import type { Word, WordId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { words } from '../../db/schema/words.ts';
import { expectRow } from '../queries/query-results.ts';
import { describeCard } from './scheduler.ts';

/** Returns a stored word as the contract describes it. */
export function toWord(row: typeof words.$inferSelect, now: Date): Word {
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    word: row.word,
    form: row.form,
    language: row.language,
    meaning: row.meaning,
    translation: row.translation,
    sentence: row.sentence,
    source: row.source,
    dueAt: row.dueAt.toISOString(),
    ...describeCard(row.card, now),
  };
}

/** Returns one word. @throws {NotFoundError} */
export async function selectWordById(db: Database, id: WordId, now: Date): Promise<Word> {
  return toWord(expectRow(await db.select().from(words).where(eq(words.id, id))), now);
}
