import { and, eq, gt } from 'drizzle-orm';
import { hashToken } from '../../auth/hashed-sessions.ts';
import { publishTokens } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { isDiskFull } from '../../disk-full.ts';
import type { Caller } from '../caller.ts';
import type { AppContext } from '../context.ts';
import { publishTokenPrefix } from '../publish-tokens/publish-token-prefix.ts';
import { callerColumns } from './find-caller.ts';

/** The time of the last use is written no more often than this. */
const lastUsedIntervalMs = 5 * 60_000;

/** Returns the owner of a token for publishing, or null if it is none, has expired or its owner is not active. */
export async function findTokenCaller({ db, clock }: AppContext, token: string): Promise<Caller | null> {
  if (!token.startsWith(publishTokenPrefix)) return null;
  const now = clock.now();
  const [found] = await db
    .select({ user: callerColumns, token: publishTokens })
    .from(publishTokens)
    .innerJoin(users, eq(users.id, publishTokens.userId))
    .where(
      and(eq(publishTokens.tokenHash, hashToken(token)), gt(publishTokens.expiresAt, now), eq(users.status, 'active')),
    );
  if (!found) return null;
  const { id, name, expiresAt, lastUsedAt } = found.token;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= lastUsedIntervalMs) {
    try {
      await db.update(publishTokens).set({ lastUsedAt: now }).where(eq(publishTokens.id, id));
    } catch (error) {
      // Without room on the disk nothing can be written, but a preview can be made.
      if (!isDiskFull(error)) throw error;
    }
  }
  return { ...found.user, session: { id: String(id), endsAt: expiresAt, forcedBy: null }, publishToken: name };
}
