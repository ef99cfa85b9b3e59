import { asc, desc, ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ValidationError } from '../errors/validation-error.ts';

interface ListQuery {
  search?: string | undefined;
  page: number;
  limit: number;
  sort?: string | undefined;
}

/** Limit and offset of a page. */
export function pageRange({ page, limit }: ListQuery): { limit: number; offset: number } {
  return { limit, offset: (page - 1) * limit };
}

/** Whether one of the columns holds what is searched for; nothing when nothing is. */
export function matches({ search }: ListQuery, ...columns: PgColumn[]): SQL | undefined {
  if (!search) return undefined;
  const pattern = `%${search.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}

/**
 * The order of a list: the field asked for, then the id, so that rows with equal fields keep their places from page to page.
 *
 * @throws {ValidationError} for a field that the list cannot be sorted by.
 */
export function orderOf(
  { sort }: ListQuery,
  id: PgColumn,
  fields: Record<string, PgColumn | SQL>,
  usual: string,
): SQL[] {
  const wish = sort ?? usual;
  const descending = wish.startsWith('-');
  const name = descending ? wish.slice(1) : wish;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw new ValidationError({ sort: [{ code: 'choice' }] });
  return descending ? [desc(field), desc(id)] : [asc(field), asc(id)];
}
