import type { SessionId, UserId } from '@rubrica/api-client/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema/auth.ts';
import type { Reply, Service } from '../service.ts';

/** Returns the caller's open sessions, most recently used first. */
export const listSessions: Service<'listSessions'> = ({ caller, clock, db }) =>
  selectOpenSessions(db, { userId: caller.id, current: caller.session.id, now: clock.now() });

/** Returns somebody's open sessions, for an admin. */
export const listUserSessions: Service<'listUserSessions'> = ({ caller, clock, db }, { params }) =>
  selectOpenSessions(db, { userId: params.id, current: caller.session.id, now: clock.now() });

async function selectOpenSessions(
  db: Database,
  { userId, current, now }: { userId: UserId; current: SessionId; now: Date },
): Promise<Reply<'listSessions'>> {
  const open = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt));
  return {
    items: open.map((session) => ({
      _id: session.id,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      userAgent: session.userAgent ?? '',
      ipAddress: session.ipAddress ?? '',
      current: session.id === current,
    })),
  };
}
