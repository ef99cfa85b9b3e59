import type { CategoryId, DiplomaId, LevelId } from '@rubrica/api-client/contract';
import type { Database } from '../db/database.ts';
import { categories, diplomas, levels, type NamedTable } from '../db/schema/named.ts';
import { categoryNames, diplomaNames, levelNames } from '@rubrica/question-kit/samples';

/** The ids of the demo's named collections, by name. */
export interface NamedIds {
  categories: Map<string, CategoryId>;
  levels: Map<string, LevelId>;
  diplomas: Map<string, DiplomaId>;
}

/** Stores the demo's categories, levels and diplomas. */
export async function seedNamed(db: Database, createdAt: Date): Promise<NamedIds> {
  const store = async (table: NamedTable, names: readonly string[]) => {
    const rows = names.map((name, order) => ({ name, order, createdAt, updatedAt: createdAt }));
    const stored = await db.insert(table).values(rows).returning({ id: table.id, name: table.name });
    return new Map<string, string>(stored.map(({ id, name }) => [name, id]));
  };
  return {
    categories: await store(categories, categoryNames),
    levels: await store(levels, levelNames),
    diplomas: await store(diplomas, diplomaNames),
  };
}
