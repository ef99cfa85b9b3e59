import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { settings } from './schema/system.ts';

/** The key by which servers on one database sign for one another; made by the first of them. */
export async function loadServerSecret(db: Database): Promise<string> {
  await db
    .insert(settings)
    .values({ key: 'secret', value: randomBytes(48).toString('base64url') })
    .onConflictDoNothing();
  const [stored] = await db.select().from(settings).where(eq(settings.key, 'secret'));
  if (!stored) throw new Error('The shared secret is gone from the settings table.');
  return stored.value;
}
