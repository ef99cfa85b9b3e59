import { and, eq, gt, sql } from 'drizzle-orm';
import { hashToken, sessionLifetimeSeconds } from '../../auth/hashed-sessions.ts';
import { createBatcher, type Outcomes } from '../../batcher.ts';
import { retryLockFailure } from '../../db/lock-failure.ts';
import { perDatabase } from '../../db/per-database.ts';
import { prepareQuery } from '../../db/prepared-statement.ts';
import { sessions } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { isAmong } from '../../db/uuid-list.ts';
import { isDiskFull } from '../../disk-full.ts';
import type { Caller } from '../caller.ts';
import type { AppContext } from '../context.ts';
import { readEndedSessions } from '../live/ended-sessions.ts';
import { createKeptSessions } from './kept-sessions.ts';

/** What a caller is made of. */
export const callerColumns = {
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
interface FoundCaller {
  session: FoundSession;
  user: Omit<Caller, 'session' | 'publishToken'>;
}

/** `lastUsedAt` is updated no more often than this, so that most requests write nothing. */
const lastUsedIntervalMs = 5 * 60_000;

/**
 * Returns the user of a session token, or null if the token is unknown or expired or the user is not active. A forced session
 * also requires that its admin is still an active admin, in the session from which they opened it. Nothing is kept: whoever is signed
 * out, disabled or given another role is so in the next request, on every server.
 */
export async function findCaller(app: AppContext, token: string): Promise<Caller | null> {
  const now = app.clock.now();
  const found = await findSession(app, token, now);
  if (!found) return null;
  const { session, user, forcedBy } = found;
  const endsAt = await extendSession(app, session, now);
  return { ...user, session: { id: session.id, endsAt, forcedBy } };
}

/**
 * Returns the user as `findCaller` does, from a session that may have been looked up a minute before (`kept-sessions.ts`): whoever
 * is signed out or disabled, or has a new password or role, is so within a second on every server, and with a new name or language
 * within a minute and a half.
 */
export async function findRecentCaller(app: AppContext, token: string): Promise<Caller | null> {
  const now = app.clock.now();
  const found = await keptSessionsOf(app.db).find(hashToken(token));
  if (!found) return null;
  const { session, user } = found;
  // What has to be read of an admin, may have changed meanwhile or is refused is so as ever.
  if (session.forcedBy !== null || !user.loggedInBefore || session.expiresAt <= now) return findCaller(app, token);
  if (isToBeExtended(session, now)) {
    // In what is kept too: the requests after this one need not extend it again.
    session.lastUsedAt = now;
    session.expiresAt = endAfterUse(now);
    app.background.run('Extending a session', extensionsOf(app.db).add({ id: session.id, lastUsedAt: now }));
  }
  return { ...user, session: { id: session.id, endsAt: session.expiresAt, forcedBy: null } };
}

/** Returns when the session of a token ends, or null if it has. Looking does not extend it. */
export async function findSessionEnd(app: AppContext, token: string): Promise<Date | null> {
  const found = await findSession(app, token, app.clock.now());
  return found?.session.expiresAt ?? null;
}

async function findSession(app: AppContext, token: string, now: Date) {
  const found = await sessionsOf(app.db).add(hashToken(token));
  if (!found || found.session.expiresAt <= now) return null;
  const { session, user } = found;
  const forcedBy = session.forcedBy && (await findForcingAdmin(app, session, now));
  return session.forcedBy && !forcedBy ? null : { session, user, forcedBy };
}

/** Finds the sessions of requests that arrive at the same time in one statement. */
const sessionsOf = perDatabase((db) => {
  const statement = prepareQuery(
    db,
    db
      .select({ token: sessions.token, session: sessionColumns, user: callerColumns })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          sql`${sessions.token} = any(string_to_array(${sql.placeholder('tokens')}::text, ','))`,
          eq(users.status, 'active'),
        ),
      ),
  );
  const run = async (hashes: readonly string[]): Promise<Outcomes<FoundCaller | null>> => {
    const rows = await statement.execute({ tokens: [...new Set(hashes)].join(',') });
    const byHash = new Map(rows.map(({ token, ...found }) => [token, found]));
    return hashes.map((hash) => ({ status: 'fulfilled', value: byHash.get(hash) ?? null }));
  };
  return createBatcher({ run, maxSize: 64, concurrency: 2 });
});

const keptSessionsOf = perDatabase((db) =>
  createKeptSessions({
    lookUp: (hash) => sessionsOf(db).add(hash),
    readEnded: (sinceMs) => readEndedSessions(db, { sinceMs }),
    now: () => performance.now(),
  }),
);

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

const isToBeExtended = ({ lastUsedAt }: FoundSession, now: Date) =>
  now.getTime() - lastUsedAt.getTime() >= lastUsedIntervalMs;

const endAfterUse = (now: Date) => new Date(now.getTime() + sessionLifetimeSeconds * 1000);

/**
 * Extends the sessions of some time together. No request waits for it, and the commit not for the disk: a session whose extension is
 * lost is extended by the next lookup. One that has ended stays so.
 */
const extensionsOf = perDatabase((db) =>
  createBatcher<Pick<FoundSession, 'id' | 'lastUsedAt'>, void>({
    run: async (used) => {
      const values = used.map(({ id, lastUsedAt }) => ({ id, used_at: lastUsedAt, ends_at: endAfterUse(lastUsedAt) }));
      await withoutDiskFull(
        retryLockFailure(() =>
          db.execute(sql`
            with used as materialized (select * from jsonb_to_recordset(${JSON.stringify(values)}::text::jsonb)
              as used(id uuid, used_at timestamptz, ends_at timestamptz))
            update ${sessions} set last_used_at = used.used_at, expires_at = used.ends_at from used
              where ${sessions.id} = used.id and ${isAmong(
                sessions.id,
                used.map(({ id }) => id),
              )} and set_config('synchronous_commit', 'off', true) is not null`),
        ),
      );
      return used.map(() => ({ status: 'fulfilled', value: undefined }));
    },
    maxSize: 500,
    concurrency: 1,
    collectMs: 50,
  }),
);

/** Without room on the disk nothing can be written, but everything can be read. */
async function withoutDiskFull(written: Promise<unknown>): Promise<void> {
  try {
    await written;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}

/** Extends a session that is used. A forced session keeps its end. */
async function extendSession(app: AppContext, session: FoundSession, now: Date): Promise<Date> {
  if (!isToBeExtended(session, now)) return session.expiresAt;
  const endsAt = session.forcedBy ? session.expiresAt : endAfterUse(now);
  try {
    await app.db.update(sessions).set({ lastUsedAt: now, expiresAt: endsAt }).where(eq(sessions.id, session.id));
  } catch (error) {
    // Without room on the disk nothing can be written, but everything can be read.
    if (isDiskFull(error)) return session.expiresAt;
    throw error;
  }
  return endsAt;
}
