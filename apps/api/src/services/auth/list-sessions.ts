import { and, desc, eq, gt } from 'drizzle-orm';
import { sessions } from '../../db/schema/auth.ts';
import type { Service } from '../service.ts';

/** Returns the caller's open sessions, most recently used first. */
export const listSessions: Service<'listSessions'> = async ({ caller, clock, db }) => {
  const open = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, caller.id), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.lastUsedAt));
  return {
    items: open.map((session) => ({
      _id: session.id,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      userAgent: session.userAgent ?? '',
      ipAddress: session.ipAddress ?? '',
      current: session.id === caller.session.id,
    })),
  };
};
