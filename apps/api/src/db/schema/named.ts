import type { NamedName } from '@rubrica/api-client/contract';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps } from './columns.ts';

function namedTable<Name extends NamedName>(name: string) {
  return pgTable(name, {
    id: id<Name>(),
    name: text().notNull(),
    order: integer().notNull().default(0),
    archived: boolean().notNull().default(false),
    ...timestamps,
  });
}

/** A table of a named collection: a list of names in an order, which other objects refer to. */
export type NamedTable = ReturnType<typeof namedTable<NamedName>>;

export const categories = namedTable<'Category'>('categories');
export const levels = namedTable<'Level'>('levels');
export const diplomas = namedTable<'Diploma'>('diplomas');
