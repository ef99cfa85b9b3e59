import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import type { SignedIn } from '../context.ts';
import { one } from '../lists/one.ts';
import { toUsers } from '../users/to-users.ts';
import type { Reply, Verb } from '../verb.ts';

/** The caller, and the admin behind them in a forced login. */
export const getMe: Verb<'getMe'> = (context) => me(context);

/** The caller as they are stored now. */
export async function me({ caller, db }: SignedIn): Promise<Reply<'getMe'>> {
  const user = one(await toUsers(db, await db.select().from(users).where(eq(users.id, caller.id))));
  const { forcedBy, endsAt } = caller.session;
  return { user, forcedBy: forcedBy && { _id: forcedBy.id, name: forcedBy.name }, sessionEndsAt: endsAt.toISOString() };
}
