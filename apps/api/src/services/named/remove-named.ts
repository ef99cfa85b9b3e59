import { eq } from 'drizzle-orm';
import { ConflictError } from '../errors/conflict-error.ts';
import type { Input, Reply } from '../service.ts';
import type { NamedKind, NamedVerb } from './kinds.ts';
import { namedById } from './to-named.ts';

/** Removes one of a kind that nothing uses; the refusal says how many do. */
export function removeNamed(
  kind: NamedKind,
): NamedVerb<Pick<Input<'removeCategory'>, 'params'>, Reply<'removeCategory'>> {
  return async ({ db, messages }, { params }) => {
    const name = await db.transaction(async (tx) => {
      await tx.select({ id: kind.table.id }).from(kind.table).where(eq(kind.table.id, params.id)).for('update');
      const found = await namedById(tx, kind, params.id);
      if (found.uses > 0) throw new ConflictError('in_use', { uses: found.uses });
      await tx.delete(kind.table).where(eq(kind.table.id, params.id));
      return found.name;
    });
    return { success: true, message: messages.confirmations.removed(name) };
  };
}
