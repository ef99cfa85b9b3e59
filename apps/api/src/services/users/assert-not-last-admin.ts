import type { UserId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { ConflictError } from '../errors/errors.ts';

/**
 * Checks that a user is not the last active admin. Locks the active admins, so that two of them cannot remove each other at once.
 *
 * @throws {ConflictError} if no other admin is active
 */
export async function assertNotLastAdmin(tx: Database, userId: UserId): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update');
  if (admins.length === 1 && admins[0]?.id === userId) throw new ConflictError('last_admin', undefined);
}
