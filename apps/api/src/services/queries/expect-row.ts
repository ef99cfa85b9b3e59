import { NotFoundError } from '../errors/not-found-error.ts';

/**
 * Returns the first row of a query by id.
 *
 * @throws {NotFoundError} if the query returned no row
 */
export function expectRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new NotFoundError();
  return row;
}
