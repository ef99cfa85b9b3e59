import { randomUUID } from 'node:crypto';
import type { Role, UserId } from '@rubrica/api-client/contract';
import { hashToken } from '../../auth/hashed-sessions.ts';
import { type DatabaseLocation, openDatabase } from '../../db/open.ts';
import { sessions } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const batch = 1000;
const lifetimeMs = 60 * 60_000;

/** Adds people of a role, each with one session, to a database. Returns the tokens of the sessions. */
export async function addManySessions(location: DatabaseLocation, role: Role, count: number): Promise<string[]> {
  const { db, close } = await openDatabase(location);
  const tokens: string[] = [];
  try {
    for (let from = 0; from < count; from += batch) {
      const now = new Date();
      const people = Array.from({ length: Math.min(batch, count - from) }, (_, index) => ({
        id: randomUUID() satisfies UserId,
        token: randomUUID().replaceAll('-', ''),
        name: `Person ${from + index}`,
      }));
      await db.insert(users).values(
        people.map(({ id, name }) => ({
          id,
          name,
          email: `${id}@rubrica.test`,
          role,
          status: 'active' as const,
          loggedInBefore: true,
          createdAt: now,
          updatedAt: now,
        })),
      );
      await db.insert(sessions).values(
        people.map(({ id, token }) => ({
          token: hashToken(token),
          userId: id,
          expiresAt: new Date(now.getTime() + lifetimeMs),
          lastUsedAt: now,
          createdAt: now,
          updatedAt: now,
        })),
      );
      tokens.push(...people.map(({ token }) => token));
    }
  } finally {
    await close();
  }
  return tokens;
}
