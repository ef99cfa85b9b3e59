import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { ConflictError } from '../errors/conflict-error.ts';

/**
 * Refuses to take away the last active admin. The rows are locked, so that two admins cannot take each other away at once.
 *
 * @throws {ConflictError} when nobody else is an active admin.
 */
export async function assertNotLastAdmin(tx: Database, userId: string): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update');
  if (admins.length === 1 && admins[0]?.id === userId) throw new ConflictError('last_admin', undefined);
}
