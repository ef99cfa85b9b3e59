import type { Role, User, UserId } from '@rubrica/api-client/contract';
import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { hashToken, sessionLifetimeSeconds } from '../auth/hashed-sessions.ts';
import { accounts, sessions } from '../db/schema/auth.ts';
import { users } from '../db/schema/people.ts';
import type { PasswordCost } from '../auth/password-cost.ts';
import { hashPassword, toCredentialAccount } from '../auth/passwords.ts';
import type { AppContext } from '../services/context.ts';

/** The password of every person in the tests. */
export const testPassword = 'correct-horse-7';

/** A user who can log in. */
export interface Person {
  id: UserId;
  email: string;
  name: string;
  role: Role;
}

interface PersonOptions {
  role: Role;
  name: string;
  status?: User['status'];
  loggedInBefore?: boolean;
}

/** The least that argon2id allows. */
export const leastPasswordCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Each login verifies it with the parameters that it names. */
const testPasswordHash = hashPassword(testPassword, leastPasswordCost);

/** Stores people, in this order. All share one password. */
export async function storePeople(
  { db }: Pick<AppContext, 'db'>,
  people: readonly PersonOptions[],
): Promise<[Person, ...Person[]]> {
  const password = await testPasswordHash;
  const rows = people.map(({ role, name, status = 'active', loggedInBefore = true }) => {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@rubrica.test`;
    return { name, email, role, status, loggedInBefore };
  });
  const [first, ...others] = await db
    .insert(users)
    .values(rows)
    .returning({ id: users.id, email: users.email, name: users.name, role: users.role });
  if (!first) throw new Error('Nobody was stored.');
  await db.insert(accounts).values([first, ...others].map(({ id }) => toCredentialAccount(id, password)));
  return [first, ...others];
}

/** Returns a function that stores a person. */
export function createPersonFactory(app: AppContext): (options: PersonOptions) => Promise<Person> {
  return async (options) => {
    const [person] = await storePeople(app, [options]);
    return person;
  };
}

/** Opens a session of each person, as their logins would, but in two statements instead of fifteen each. @returns their tokens, in this order */
export async function openSessions(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  people: readonly Pick<Person, 'id'>[],
): Promise<string[]> {
  const now = clock.now();
  const opened = people.map(({ id: userId }) => ({ userId, token: randomBytes(24).toString('base64url') }));
  await db.insert(sessions).values(
    opened.map(({ userId, token }) => ({
      userId,
      token: hashToken(token),
      expiresAt: new Date(now.getTime() + sessionLifetimeSeconds * 1000),
      lastUsedAt: now,
      createdAt: now,
      updatedAt: now,
      ipAddress: '192.0.2.1',
      userAgent: 'suite',
    })),
  );
  const ids = people.map(({ id }) => id);
  await db.update(users).set({ lastLoginAt: now }).where(inArray(users.id, ids));
  return opened.map(({ token }) => token);
}
