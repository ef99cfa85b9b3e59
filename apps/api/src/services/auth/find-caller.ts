import { and, eq, gt } from 'drizzle-orm';
import { hashToken, sessionLifetimeSeconds } from '../../auth/hashed-sessions.ts';
import { sessions } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { isDiskFull } from '../../disk-full.ts';
import type { Caller } from '../caller.ts';
import type { AppContext } from '../context.ts';

const callerColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  language: users.language,
  loggedInBefore: users.loggedInBefore,
};
const sessionColumns = {
  id: sessions.id,
  lastUsedAt: sessions.lastUsedAt,
  expiresAt: sessions.expiresAt,
  forcedBy: sessions.forcedBy,
  forcedBySession: sessions.forcedBySession,
};
type FoundSession = Pick<typeof sessions.$inferSelect, keyof typeof sessionColumns>;

/** `lastUsedAt` is updated no more often than this, so that most requests write nothing. */
const lastUsedIntervalMs = 5 * 60_000;

/**
 * Returns the user of a session token, or null if the token is unknown or expired or the user is not active. A forced session
 * also requires that its admin is still an active admin, in the session from which they opened it.
 */
export async function findCaller(app: AppContext, token: string): Promise<Caller | null> {
  const now = app.clock.now();
  const [found] = await app.db
    .select({ session: sessionColumns, user: callerColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, hashToken(token)), gt(sessions.expiresAt, now), eq(users.status, 'active')));
  if (!found) return null;
  const { session, user } = found;
  const forcedBy = session.forcedBy && (await findForcingAdmin(app, session, now));
  if (session.forcedBy && !forcedBy) return null;
  const endsAt = await extendSession(app, session, now);
  return { ...user, session: { id: session.id, endsAt, forcedBy } };
}

/** Returns the admin who opened a forced session, while they may. Few sessions are forced, and every request finds its caller. */
async function findForcingAdmin(app: AppContext, { forcedBy, forcedBySession }: FoundSession, now: Date) {
  if (forcedBy === null || forcedBySession === null) return null;
  const [admin] = await app.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .innerJoin(sessions, eq(sessions.id, forcedBySession))
    .where(
      and(eq(users.id, forcedBy), eq(users.role, 'admin'), eq(users.status, 'active'), gt(sessions.expiresAt, now)),
    );
  return admin ?? null;
}

/** Extends a session that is used. A forced session keeps its end. */
async function extendSession(app: AppContext, session: FoundSession, now: Date): Promise<Date> {
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
