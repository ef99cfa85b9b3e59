import { isDeepStrictEqual } from 'node:util';
import { type CallName, contract, type Contract } from '@rubrica/api-client/contract';
import type { z } from 'zod';
import { ConflictError } from '../errors/errors.ts';
import type { Input } from '../service.ts';
import { isStored } from './is-stored.ts';

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
 * @param body the update; its `base` has the fields as the author last read them, and without that it writes over whatever is stored
 * @returns whether all of it is stored already, as when it is sent again because the first reply was lost: nothing is left to do
 * @throws {ConflictError}
 */
export function assertUnchanged<Name extends BasedCallName>(
  call: Name,
  current: object,
  fields: object,
  body: Input<Name>['body'],
): boolean {
  const { base } = body;
  if (base === undefined) return false;
  const schema = contract[call].body.shape.base;
  const stored = schema.safeParse(fields);
  if (!stored.success || isDeepStrictEqual(stored.data, base)) return false;
  if (isStored(schema, fields, body)) return true;
  throw new ConflictError('conflict', undefined, current);
}
