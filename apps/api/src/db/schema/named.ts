import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, written } from './columns.ts';

const named = {
  id: id(),
  name: text().notNull(),
  order: integer().notNull().default(0),
  archived: boolean().notNull().default(false),
  ...written,
};

export const categories = pgTable('categories', named);
export const levels = pgTable('levels', named);
export const diplomas = pgTable('diplomas', named);
