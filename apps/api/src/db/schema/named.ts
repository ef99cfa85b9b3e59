import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamps } from './columns.ts';

function namedTable(name: string) {
  return pgTable(name, {
    id: id(),
    name: text().notNull(),
    order: integer().notNull().default(0),
    archived: boolean().notNull().default(false),
    ...timestamps,
  });
}

/** A table of a named collection: a list of names in an order, which other objects refer to. */
export type NamedTable = ReturnType<typeof namedTable>;

export const categories = namedTable('categories');
export const levels = namedTable('levels');
export const diplomas = namedTable('diplomas');
