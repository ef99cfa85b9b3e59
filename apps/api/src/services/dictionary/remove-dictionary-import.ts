import { eq } from 'drizzle-orm';
import { dictionaryImports } from '../../db/schema/dictionary.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { toDictionaryImport } from './to-dictionary-import.ts';

/** Removes an import with all that it has added. */
export const removeDictionaryImport: Service<'removeDictionaryImport'> = async (context, { params: { id } }) => {
  const title = await context.db.transaction(async (tx) => {
    const rows = await tx.delete(dictionaryImports).where(eq(dictionaryImports.id, id)).returning();
    const removed = toDictionaryImport(expectRow(rows));
    await recordAudit(context, tx, 'removeDictionaryImport', { object: `dictionary:${id}`, before: removed });
    return removed.title;
  });
  return { success: true, message: context.messages.confirmations.removed(title) };
};
