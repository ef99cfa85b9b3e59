import { and, asc, desc, inArray, is, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgColumn, type PgSelect } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { ValidationError } from '../errors/errors.ts';
import { patternOf, searchWords } from './search-words.ts';

/** The query that every paged list of the contract accepts. */
interface ListQuery {
  search?: string | undefined;
  page: number;
  limit: number;
  sort?: string | undefined;
}

/** The fields that a call of the contract can be sorted by: its `sort` values without the sign. */
type SortField<Query extends ListQuery> =
  NonNullable<Query['sort']> extends infer Sort ? (Sort extends `-${infer Field}` ? Field : Sort) & string : never;

type SortColumn = PgColumn | SQL;

interface ListOptions<Query extends ListQuery, Select extends PgSelect, Item> {
  /** The rows of the list with their joins, as a `$dynamic()` query. It is built twice: for the page and for the count. */
  select: (where: SQL | undefined) => Select;
  /**
   * The ids of the rows, as a `$dynamic()` query with the joins that conditions and orders need. Give it where `select` reads more
   * than a table's own columns: a page far down would have that read for all rows before it, and the count with it.
   */
  selectIds?: (where: SQL | undefined) => PgSelect;
  /** The caller's own filters. */
  where?: SQL | undefined;
  /** The columns that `query.search` is looked up in, or the condition that it is found. */
  search: readonly PgColumn[] | ((search: string) => SQL | undefined);
  /** One column for each sort field of the contract; null refuses the field to this caller. */
  sort: Readonly<Record<SortField<Query>, SortColumn | null>>;
  /** A sort field, with `-` before it for descending. */
  defaultSort: SortField<Query> | `-${SortField<Query>}`;
  /** Breaks ties, so that rows with equal sort values keep their order from page to page. */
  id: PgColumn;
  toItems: (rows: Select['_']['result']) => Item[] | Promise<Item[]>;
}

/** One page of a list, as the contract's `pageOf` describes it. */
export interface Page<Item> {
  items: Item[];
  /** The number of rows on all pages. */
  total: number;
  page: number;
  limit: number;
}

/**
 * Reads one page of a list: filters, searches, sorts and counts the rows of a query and maps those of the page to items.
 *
 * @throws {ValidationError} on `sort` if the list cannot be sorted by the requested field
 */
export async function listPage<Query extends ListQuery, Select extends PgSelect, Item>(
  db: Database,
  query: Query,
  { select, selectIds, where: filter, search, sort, defaultSort, id, toItems }: ListOptions<Query, Select, Item>,
): Promise<Page<Item>> {
  const isFound = query.search && typeof search === 'function' ? search(query.search) : undefined;
  const where = and(filter, typeof search === 'function' ? isFound : matchesSearch(query.search, search));
  const { page, limit } = query;
  const order = orderBy(query.sort ?? defaultSort, sort, id);
  const found = selectIds ?? select;
  const onPage = found(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  const rows: Select['_']['result'] = await (selectIds
    ? select(inArray(id, sql`(${onPage})`)).orderBy(...order)
    : onPage);
  const items = await toItems(rows);
  // The last page tells how many there are: a search that finds little reads the table once.
  const isLast = rows.length < limit && (rows.length > 0 || page === 1);
  // PostgreSQL before 16 wants a name for what it counts.
  const total = isLast ? (page - 1) * limit + rows.length : await db.$count(sql`${found(where)} as found`);
  return { items, total, page, limit };
}

/**
 * Whether each word of a search is in one of the columns, as a word or a part of one, however it is spelled.
 *
 * @param orElse what else a word may be found by
 */
export function matchesSearch(
  search: string | undefined,
  columns: readonly SQLWrapper[],
  orElse?: (word: string) => SQL | undefined,
): SQL | undefined {
  const isIn = (word: string) => columns.map((column) => sql`${column} ~ ${patternOf(word)}`);
  return and(...searchWords(search ?? '').map((word) => or(...isIn(word), orElse?.(word))));
}

/** The pattern of texts that contain this one. */
export function containing(search: string): string {
  return `%${search.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}

/**
 * The order of a list by one of its fields. Rows that have no value in a column come last, whichever way round; an expression says itself
 * where it has them.
 *
 * @throws {ValidationError} on `sort` if it cannot be sorted by the field
 */
export function orderBy(sort: string, columns: Readonly<Record<string, SortColumn | null>>, id: SQLWrapper): SQL[] {
  const isDescending = sort.startsWith('-');
  const field = isDescending ? sort.slice(1) : sort;
  const column = Object.hasOwn(columns, field) ? columns[field] : null;
  if (!column) throw new ValidationError({ sort: [{ code: 'choice' }] });
  if (!isDescending) return [asc(column), asc(id)];
  // A column without null is left as it is: else no index on it could be read backwards.
  const isNullable = is(column, PgColumn) && !column.notNull;
  return [isNullable ? sql`${column} desc nulls last` : desc(column), desc(id)];
}
