import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { hashToken, sessionLifetimeSeconds } from '../../auth/hashed-sessions.ts';
import { sessions } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { isDiskFull } from '../../disk-full.ts';
import type { Caller } from '../caller.ts';
import type { AppContext } from '../context.ts';

const forcingAdmins = alias(users, 'forcing');
const forcingSessions = alias(sessions, 'forcing_session');

/** `lastUsedAt` is updated no more often than this, so that most requests write nothing. */
const lastUsedIntervalMs = 5 * 60_000;

/**
 * Returns the user of a session token, or null if the token is unknown or expired or the user is not active. A forced session
 * also requires that its admin is still an active admin, in the session from which they opened it.
 */
export async function findCaller(app: AppContext, token: string): Promise<Caller | null> {
  const now = app.clock.now();
  const [found] = await app.db
    .select({ session: sessions, user: users, forcedBy: { id: forcingAdmins.id, name: forcingAdmins.name } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(forcingAdmins, eq(forcingAdmins.id, sessions.forcedBy))
    .leftJoin(forcingSessions, eq(forcingSessions.id, sessions.forcedBySession))
    .where(
      and(
        eq(sessions.token, hashToken(token)),
        gt(sessions.expiresAt, now),
        eq(users.status, 'active'),
        or(
          isNull(sessions.forcedBy),
          and(eq(forcingAdmins.role, 'admin'), eq(forcingAdmins.status, 'active'), gt(forcingSessions.expiresAt, now)),
        ),
      ),
    );
  if (!found) return null;
  const { session, user, forcedBy } = found;
  const endsAt = await extendSession(app, session, now);
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    language: user.language,
    loggedInBefore: user.loggedInBefore,
    session: { id: session.id, endsAt, forcedBy },
  };
}

/** Extends a session that is used. A forced session keeps its end. */
async function extendSession(app: AppContext, session: typeof sessions.$inferSelect, now: Date): Promise<Date> {
  if (now.getTime() - session.lastUsedAt.getTime() < lastUsedIntervalMs) return session.expiresAt;
  const endsAt = session.forcedBy ? session.expiresAt : new Date(now.getTime() + sessionLifetimeSeconds * 1000);
  try {
    await app.db.update(sessions).set({ lastUsedAt: now, expiresAt: endsAt }).where(eq(sessions.id, session.id));
  } catch (error) {
    // Without room on the disk nothing can be written, but everything can be read.
    if (isDiskFull(error)) return session.expiresAt;
    throw error;
  }
  return endsAt;
}
