import { NotFound } from '../errors/not-found.ts';

/**
 * The one row that was looked for by its id.
 *
 * @throws {NotFound} when there is none.
 */
export function one<Row>([row]: Row[]): Row {
  if (row === undefined) throw new NotFound();
  return row;
}
