import type { Named } from '@rubrica/api-client/contract';
import { one } from '../lists/one.ts';
import type { Input } from '../verb.ts';
import type { NamedKind, NamedVerb } from './kinds.ts';
import { toNamed } from './to-named.ts';

/** Adds one of a kind. */
export function createNamed({ table }: NamedKind): NamedVerb<Pick<Input<'createCategory'>, 'body'>, Named> {
  return async ({ db }, { body }) => toNamed({ row: one(await db.insert(table).values(body).returning()), uses: 0 });
}
