import { one } from '../lists/one.ts';
import type { Verb } from '../verb.ts';
import type { NamedKind } from './kinds.ts';
import { toNamed } from './to-named.ts';

/** Adds one of a kind. */
export function createNamed({ table }: NamedKind): Verb<'createCategory'> {
  return async ({ db }, { body }) => toNamed({ row: one(await db.insert(table).values(body).returning()), uses: 0 });
}
