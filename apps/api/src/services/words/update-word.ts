import { eq } from 'drizzle-orm';
import { words } from '../../db/schema/words.ts';
import { ValidationError } from '../errors/errors.ts';
import { expectRow, isUniqueViolation } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { toWord } from './to-word.ts';

/** Writes one of the caller's own words; how well it is remembered stays as it is. */
export const updateWord: Service<'updateWord'> = async ({ clock, db }, { params, body }) => {
  const now = clock.now();
  try {
    const rows = await db
      .update(words)
      .set({ ...body, updatedAt: now })
      .where(eq(words.id, params.id))
      .returning();
    return toWord(expectRow(rows), now);
  } catch (error) {
    if (isUniqueViolation(error)) throw new ValidationError({ word: [{ code: 'taken' }] });
    throw error;
  }
};
