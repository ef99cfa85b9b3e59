import type { Named } from '@rubrica/api-client/contract';
import { expectRow } from '../queries/expect-row.ts';
import type { Input } from '../service.ts';
import type { NamedKind, NamedVerb } from './kinds.ts';
import { toNamed } from './to-named.ts';

/** Adds one of a kind. */
export function createNamed({ table }: NamedKind): NamedVerb<Pick<Input<'createCategory'>, 'body'>, Named> {
  return async ({ db }, { body }) =>
    toNamed({ row: expectRow(await db.insert(table).values(body).returning()), uses: 0 });
}
