import type { UserId } from '@rubrica/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';

type Person = typeof users.$inferSelect;

/** Somebody who waits no longer, or never did, and what became of them. */
interface Decided {
  _id: UserId;
  name: string;
  reason: 'approved' | 'rejected' | 'gone';
}

/**
 * Locks people who registered, and returns those who still wait for a decision; of the others, what a colleague has decided
 * meanwhile.
 */
export async function lockPending(
  tx: Database,
  ids: readonly UserId[],
): Promise<{ waiting: Person[]; decided: Decided[] }> {
  const asked = [...new Set(ids)];
  // In one order, so that two admins who decide on the same people at once wait for each other instead of locking up.
  const found = await tx.select().from(users).where(inArray(users.id, asked)).orderBy(users.id).for('update');
  const foundIds = new Set(found.map(({ id }) => id));
  const gone = asked.filter((id) => !foundIds.has(id)).map((id) => ({ _id: id, name: '', reason: 'gone' as const }));
  const decided = found
    .filter(({ status }) => status !== 'pending')
    .map(({ id, name, status }) => ({
      _id: id,
      name,
      reason: status === 'active' ? ('approved' as const) : ('rejected' as const),
    }));
  return { waiting: found.filter(({ status }) => status === 'pending'), decided: [...decided, ...gone] };
}
