import type { UserId } from '@rubrica/api-client/contract';
import { randomBytes } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { hashToken } from '../../auth/hashed-sessions.ts';
import type { Database } from '../../db/database.ts';
import { knownDevices } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import type { ServiceContext } from '../context.ts';

/** How long a device is known after its last login. */
const deviceLifetimeSeconds = 180 * 24 * 3600;
/** How many devices of an account are known; a login from another one replaces the least recently used. */
const maxDevices = 20;

/** Returns the hash of the request's device token if that device has signed in to the account of an email before, else null. */
export async function findKnownDevice({ db, device }: ServiceContext, email: string): Promise<string | null> {
  const token = device.read();
  if (token === undefined) return null;
  const tokenHash = hashToken(token);
  const [known] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(users.email, email)));
  return known ? tokenHash : null;
}

/**
 * Remembers that the request's device has signed in to an account, and sets its cookie. A device signs nobody in: attempts to
 * log in from it are counted apart from those of others, so that nobody can lock its owner out.
 */
export async function rememberDevice({ device, clock }: ServiceContext, tx: Database, userId: UserId): Promise<void> {
  const token = await usedToken(tx, device.read());
  const tokenHash = hashToken(token);
  const now = clock.now();
  await tx
    .insert(knownDevices)
    .values({ userId, tokenHash, lastUsedAt: now, createdAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: { lastUsedAt: now } });
  const surplus = await tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.id))
    .offset(maxDevices);
  const ids = surplus.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(knownDevices).where(inArray(knownDevices.id, ids));
  device.set(token, deviceLifetimeSeconds);
}

/** Keeps a token that this server has issued, because one device may be known to several accounts; any other is replaced. */
async function usedToken(tx: Database, token: string | undefined): Promise<string> {
  if (token !== undefined) {
    const [issued] = await tx
      .select({ id: knownDevices.id })
      .from(knownDevices)
      .where(eq(knownDevices.tokenHash, hashToken(token)))
      .limit(1);
    if (issued) return token;
  }
  return randomBytes(32).toString('base64url');
}
