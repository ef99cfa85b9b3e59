import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * What a report is sorted by, so that rows of which it is not known come last, whichever way round: a database has them first where
 * the order descends.
 *
 * @param least less than all that is known
 */
export function knownFirst(sort: string, value: SQLWrapper, least: SQLWrapper): SQL {
  return sort.startsWith('-') ? sql`coalesce(${value}, ${least})` : sql`${value}`;
}
