import type { UserId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { ConflictError } from '../errors/errors.ts';

/** The condition on `users` that somebody is an admin who can log in. */
export const isActiveAdmin = and(eq(users.role, 'admin'), eq(users.status, 'active'));

/**
 * Locks the active admins, so that two of them cannot remove each other at once. Whoever locks somebody else too does so afterwards:
 * two who each hold what the other waits for would both fail.
 */
export async function lockAdmins(tx: Database): Promise<UserId[]> {
  const admins = await tx.select({ id: users.id }).from(users).where(isActiveAdmin).orderBy(users.id).for('update');
  return admins.map(({ id }) => id);
}

/** Whether a user is the last of the active admins, whom `lockAdmins` has locked. */
export const isLastAdmin = (admins: readonly UserId[], userId: UserId): boolean =>
  admins.length === 1 && admins[0] === userId;

/**
 * Checks that a user is not the last of the active admins, whom `lockAdmins` has locked.
 *
 * @throws {ConflictError} if no other admin is active
 */
export function assertNotLastAdmin(admins: readonly UserId[], userId: UserId): void {
  if (isLastAdmin(admins, userId)) throw new ConflictError('last_admin', undefined);
}
