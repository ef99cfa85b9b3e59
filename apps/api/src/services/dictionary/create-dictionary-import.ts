import { dictionaryImports } from '../../db/schema/dictionary.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { toDictionaryImport } from './to-dictionary-import.ts';

/** Begins an import into the dictionary. */
export const createDictionaryImport: Service<'createDictionaryImport'> = (context, { body }) =>
  context.db.transaction(async (tx) => {
    const values = { ...body, importedBy: context.caller.id };
    const created = toDictionaryImport(expectRow(await tx.insert(dictionaryImports).values(values).returning()));
    await recordAudit(context, tx, 'createDictionaryImport', { object: `dictionary:${created._id}`, after: created });
    return created;
  });
