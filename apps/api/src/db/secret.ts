import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { settings } from './schema/system.ts';

/** Returns the key with which the servers of one database sign links. The first server creates it. */
export async function loadServerSecret(db: Database): Promise<string> {
  await db
    .insert(settings)
    .values({ key: 'secret', value: randomBytes(48).toString('base64url') })
    .onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(eq(settings.key, 'secret'));
  if (!stored) throw new Error('The server secret is missing from the settings table.');
  return stored.value;
}
