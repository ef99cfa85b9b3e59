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
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23505') return true;
  return isUniqueViolation(error.cause);
}
