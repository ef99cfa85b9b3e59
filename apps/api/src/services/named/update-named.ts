import { eq } from 'drizzle-orm';
import type { Verb } from '../verb.ts';
import type { NamedKind } from './kinds.ts';
import { namedById } from './to-named.ts';

/** Writes one of a kind whole. */
export function updateNamed(kind: NamedKind): Verb<'updateCategory'> {
  return async ({ clock, db }, { params, body }) => {
    await db
      .update(kind.table)
      .set({ ...body, updatedAt: clock.now() })
      .where(eq(kind.table.id, params.id));
    return namedById(db, kind, params.id);
  };
}
