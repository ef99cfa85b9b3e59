import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { notices } from '../db/schema/notices.ts';
import { users } from '../db/schema/people.ts';
import type { AppContext } from '../services/context.ts';
import { notify } from '../services/notices/notify.ts';
import { tellDeadlines } from '../services/notices/tell-deadlines.ts';
import { addHours } from './demo-context.ts';
import type { People } from './seed-people.ts';

const unreadCount = 2;

/**
 * Tells the demo's people what is new, besides what the seeding of tasks and meetings has told them. The newest two of each are
 * unread, as if they had looked this morning.
 */
export async function seedNotices(app: AppContext, { person }: People, now: Date): Promise<void> {
  const { db } = app;
  await tellDeadlines({ db, clock: { now: () => addHours(now, -2) } });
  await tellOfRegistrations(db, person('admin').id, now);
  await markOlderRead(db, now);
}

async function tellOfRegistrations(db: Database, admin: string, now: Date): Promise<void> {
  const waiting = await db
    .select({ _id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.role, 'student'), eq(users.status, 'pending')));
  for (const student of waiting) {
    const about = { student };
    const key = `registration:${student._id}`;
    await notify(db, { kind: 'registration-waiting', about, recipients: [admin], key, at: addHours(now, -3) });
  }
}

async function markOlderRead(db: Database, now: Date): Promise<void> {
  const place = sql<number>`row_number() over (partition by ${notices.userId} order by ${desc(notices.at)}, ${desc(notices.id)})`;
  const ranked = db
    .select({ id: notices.id, place: place.as('place') })
    .from(notices)
    .as('ranked');
  const newest = db
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.place} <= ${unreadCount}`);
  await db
    .update(notices)
    .set({ readAt: addHours(now, -1) })
    .where(notInArray(notices.id, newest));
}
