import { and, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema/system.ts';
import { whatsAppSessions } from '../../db/schema/whatsapp.ts';
import { lockName } from '../../db/lock-name.ts';
import type { ProviderSession } from '../../whatsapp/provider.ts';
import type { Seal } from '../../seal.ts';

const asOfKey = 'whatsapp.as-of';

/** Returns when the stored list was right; null before the first. */
export async function readAsOf(db: Database): Promise<Date | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, asOfKey));
  return row ? new Date(row.value) : null;
}

interface ListedSessions {
  sessions: readonly ProviderSession[];
  /** When the provider was asked: the list is at least as new. */
  askedAt: Date;
}

/**
 * Replaces the stored list by a newer one. An answer that comes after a later one changes nothing.
 *
 * @returns whether anything but its age is another now
 */
export async function storeSessions(db: Database, seal: Seal, { sessions, askedAt }: ListedSessions): Promise<boolean> {
  const sealed = await Promise.all(
    sessions.map(async ({ id, key }) => (key === null ? undefined : await seal.close(key, id))),
  );
  return db.transaction(async (tx) => {
    await lockSessions(tx);
    const asOf = await readAsOf(tx);
    if (asOf && asOf > askedAt) return false;
    const listed = await selectShown(tx);
    const ids = sessions.map(({ id }) => id);
    await tx.delete(whatsAppSessions).where(ids.length > 0 ? notInArray(whatsAppSessions.id, ids) : sql`true`);
    const known = await tx.select().from(whatsAppSessions).where(inArray(whatsAppSessions.id, ids));
    for (const [position, { id, name, status, phoneNumber, updatedAt, isProtected }] of sessions.entries()) {
      const before = known.find((row) => row.id === id);
      // A webhook has told more since.
      const isOlder = before !== undefined && before.statusAt > askedAt;
      const values = {
        position,
        name,
        phoneNumber,
        isProtected,
        ...(isOlder ? {} : { status, statusAt: askedAt, providerUpdatedAt: updatedAt }),
        ...(sealed[position] === undefined ? {} : { encryptedKey: sealed[position] }),
      };
      if (before) await tx.update(whatsAppSessions).set(values).where(eq(whatsAppSessions.id, id));
      else await tx.insert(whatsAppSessions).values({ ...values, id, status, statusAt: askedAt });
    }
    const value = askedAt.toISOString();
    await tx
      .insert(settings)
      .values({ key: asOfKey, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
    return JSON.stringify(await selectShown(tx)) !== JSON.stringify(listed);
  });
}

/** What pages show of the sessions. */
function selectShown(tx: Database) {
  const { id, position, name, status, phoneNumber, isPrimary } = whatsAppSessions;
  return tx.select({ id, position, name, status, phoneNumber, isPrimary }).from(whatsAppSessions).orderBy(position, id);
}

/** Takes turns with other servers that change the list, and with changes of the primary number, until the transaction ends. */
export async function lockSessions(tx: Database): Promise<void> {
  await lockName(tx, 'whatsapp sessions');
}

/**
 * Stores a status that is newer than the known one; what is older changes nothing.
 *
 * @returns whether it is another one
 */
export async function storeStatus(
  db: Database,
  id: string,
  { status, at }: { status: string; at: Date },
): Promise<boolean> {
  const isNewer = and(eq(whatsAppSessions.id, id), lte(whatsAppSessions.statusAt, at));
  const [before] = await db.select({ status: whatsAppSessions.status }).from(whatsAppSessions).where(isNewer);
  await db.update(whatsAppSessions).set({ status, statusAt: at, providerUpdatedAt: at }).where(isNewer);
  return before !== undefined && before.status !== status;
}
