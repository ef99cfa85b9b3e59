import type { Named } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Input } from '../service.ts';
import type { NamedKind, NamedVerb } from './kinds.ts';
import { namedById } from './to-named.ts';

/** Writes one of a kind whole. */
export function updateNamed(kind: NamedKind): NamedVerb<Pick<Input<'updateCategory'>, 'params' | 'body'>, Named> {
  return async ({ clock, db }, { params, body }) => {
    await db
      .update(kind.table)
      .set({ ...body, updatedAt: clock.now() })
      .where(eq(kind.table.id, params.id));
    return namedById(db, kind, params.id);
  };
}
