import type { UserId, WrittenException } from '@rubrica/api-client/contract';
import type { ExceptionRow } from '../../db/schema/questions.ts';

const keyOf = ({ rule, path, itemId, reason }: WrittenException) => JSON.stringify([rule, path, itemId, reason]);

/** Exceptions with who made them and when: as before where they are the same, the caller and now for the others. */
export function signExceptions(
  before: readonly ExceptionRow[],
  written: readonly WrittenException[],
  by: UserId,
  now: Date,
): ExceptionRow[] {
  const known = new Map(before.map((row) => [keyOf(row), row]));
  return written.map((exception) => known.get(keyOf(exception)) ?? { ...exception, by, at: now.toISOString() });
}
