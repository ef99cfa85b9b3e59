import type { User } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { one } from '../lists/one.ts';
import type { Verb } from '../verb.ts';
import { toUsers } from './to-users.ts';

/** One user. */
export const getUser: Verb<'getUser'> = ({ db }, { params }) => userById(db, params.id);

/** A user as the contract knows them. @throws {NotFound} */
export async function userById(db: Database, id: string): Promise<User> {
  return one(await toUsers(db, await db.select().from(users).where(eq(users.id, id))));
}
