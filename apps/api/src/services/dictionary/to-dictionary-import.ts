import type { DictionaryImport } from '@rubrica/api-client/contract';
import type { dictionaryImports } from '../../db/schema/dictionary.ts';

/** Returns a stored import as the contract describes it. */
export function toDictionaryImport(row: typeof dictionaryImports.$inferSelect): DictionaryImport {
  const { id, createdAt, updatedAt, importedBy: _, ...rest } = row;
  return { _id: id, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString(), ...rest };
}
