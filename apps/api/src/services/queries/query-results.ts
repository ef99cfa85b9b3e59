import { NotFoundError } from '../errors/errors.ts';

/**
 * Returns the first row of a query by id.
 *
 * @throws {NotFoundError} if the query returned no row
 */
export function expectRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new NotFoundError();
  return row;
}

/** Returns whether an error, or its cause, is a unique constraint violation of the database. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, '23505');
}

/** Returns whether an error means that something still refers to a row. */
export function isReferenceViolation(error: unknown): boolean {
  return hasCode(error, '23503');
}

/** Drizzle's errors have that of the database as their cause. */
function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === code) || hasCode(error.cause, code);
}
