import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import type { SignedInContext } from '../context.ts';
import { expectRow } from '../queries/query-results.ts';
import { countUnread } from '../notices/list-notices.ts';
import { toUsers } from '../users/to-users.ts';
import type { Reply, Service } from '../service.ts';

/** Returns the caller and, in a forced login, the admin who opened the session. */
export const getMe: Service<'getMe'> = (context) => selectMe(context);

/** Returns the caller as stored. */
export async function selectMe({ caller, db }: SignedInContext): Promise<Reply<'getMe'>> {
  const user = expectRow(await toUsers(db, await db.select().from(users).where(eq(users.id, caller.id))));
  const { forcedBy, endsAt } = caller.session;
  return {
    user,
    forcedBy: forcedBy && { _id: forcedBy.id, name: forcedBy.name },
    sessionEndsAt: endsAt.toISOString(),
    unreadNotices: await countUnread(db, caller),
  };
}
