import type { User, UserId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { toUsers } from './to-users.ts';

/** Returns one user. */
export const getUser: Service<'getUser'> = ({ db }, { params }) => selectUserById(db, params.id);

/** Returns one user. @throws {NotFoundError} */
export async function selectUserById(db: Database, id: UserId): Promise<User> {
  return expectRow(await toUsers(db, await db.select().from(users).where(eq(users.id, id))));
}
