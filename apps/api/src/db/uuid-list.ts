import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Returns ids as a parameter that `::text::uuid[]` reads: one text, however many there are, so that a statement can be built once. */
export const uuidList = (ids: readonly string[]): string =>
  `{${ids.map((id) => `"${id.replaceAll(/["\\]/gu, String.raw`\$&`)}"`).join(',')}}`;

/** The array of ids that a parameter of this name is, which `uuidList` returns. */
export const uuidsOf = (parameter: string): SQL => sql`${sql.placeholder(parameter)}::text::uuid[]`;

/** Whether a column is one of the ids that a parameter names. */
export const isOneOf = (column: PgColumn, parameter: string): SQL => sql`${column} = any(${uuidsOf(parameter)})`;

/**
 * Whether a column is one of some ids. A statement that joins the rows of a JSON text says it too: PostgreSQL takes every such text to have a
 * hundred rows, and reads the whole table where that seems cheaper than a hundred ids.
 */
export const isAmong = (column: PgColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${uuidList(ids)}::text::uuid[])`;
