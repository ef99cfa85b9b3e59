import { eq } from 'drizzle-orm';
import { dictionaryAdditions, dictionaryImports } from '../../db/schema/dictionary.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { toDictionaryImport } from './to-dictionary-import.ts';

/** Adds entries to an import; those that it has already stay as they are. */
export const addDictionaryEntries: Service<'addDictionaryEntries'> = ({ clock, db }, { params: { id }, body }) =>
  db.transaction(async (tx) => {
    await tx
      .select({ id: dictionaryImports.id })
      .from(dictionaryImports)
      .where(eq(dictionaryImports.id, id))
      .for('update');
    await tx
      .insert(dictionaryAdditions)
      .values(body.entries.map(({ key, values }) => ({ importId: id, key, values })))
      .onConflictDoNothing();
    const entries = await tx.$count(dictionaryAdditions, eq(dictionaryAdditions.importId, id));
    const rows = await tx
      .update(dictionaryImports)
      .set({ entries, updatedAt: clock.now() })
      .where(eq(dictionaryImports.id, id))
      .returning();
    return toDictionaryImport(expectRow(rows));
  });
