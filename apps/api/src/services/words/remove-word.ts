import { eq } from 'drizzle-orm';
import { words } from '../../db/schema/words.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';

/** Removes one of the caller's own words. */
export const removeWord: Service<'removeWord'> = async ({ db, messages }, { params }) => {
  const { word } = expectRow(await db.delete(words).where(eq(words.id, params.id)).returning());
  return { success: true, message: messages.confirmations.removed(word) };
};
