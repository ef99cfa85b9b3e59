import { isDeepStrictEqual } from 'node:util';
import { type CallName, contract, type Contract } from '@rubrica/api-client/contract';
import type { z } from 'zod';
import { ConflictError } from '../errors/errors.ts';
import type { Input } from '../service.ts';

/** The calls whose body says what it was made upon. */
type BasedCallName = {
  [Name in CallName]: Contract[Name] extends { body: z.ZodObject<{ base: z.ZodOptional }> } ? Name : never;
}[CallName];

/**
 * Refuses an update that was made upon other fields than are stored. The row has to be locked. Fields that are older than the limits
 * of the contract cannot be compared, and are written over.
 *
 * @param current the stored object, as the refusal carries it
 * @param fields the stored object by the names of the body's fields; others are ignored
 * @param base the fields as the author last read them; undefined writes over whatever is stored
 * @throws {ConflictError}
 */
export function assertUnchanged<Name extends BasedCallName>(
  call: Name,
  current: object,
  fields: object,
  base: Input<Name>['body']['base'],
): void {
  if (base === undefined) return;
  const stored = contract[call].body.shape.base.safeParse(fields);
  if (stored.success && !isDeepStrictEqual(stored.data, base)) throw new ConflictError('conflict', undefined, current);
}
