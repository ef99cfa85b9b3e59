import type { UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { ConflictError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';

/** Selects those of some people who are not erased, and keeps an erasure of them waiting until the transaction ends. */
export function selectNotErased(tx: Database, ids: readonly UserId[]) {
  return (
    tx
      .select({ id: users.id, name: users.name, role: users.role })
      .from(users)
      .where(and(inArray(users.id, [...ids]), isNull(users.erasedAt)))
      // Locked in one order.
      .orderBy(users.id)
      .for('key share')
  );
}

/**
 * Checks that somebody is not erased, and keeps an erasure of them waiting until the transaction ends.
 *
 * @throws {ConflictError} if they are
 */
export async function assertNotErased(tx: Database, id: UserId): Promise<void> {
  const rows = await tx.select({ erasedAt: users.erasedAt }).from(users).where(eq(users.id, id)).for('key share');
  if (expectRow(rows).erasedAt !== null) throw new ConflictError('account_erased', undefined);
}
