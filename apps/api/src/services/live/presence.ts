import type { PresentPerson, Work } from '@rubrica/api-client/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { presences } from '../../db/schema/live.ts';
import { users } from '../../db/schema/people.ts';
import type { AppContext } from '../context.ts';
import type { Caller } from '../caller.ts';

/** A page repeats every 10 s that somebody is there: two missed, and they are not. */
const expiresAt = sql`clock_timestamp() + interval '25 seconds'`;

/** As many as an event carries. */
const shownPeople = 50;

const ofWork = ({ topic, id }: Work) => and(eq(presences.topic, topic), eq(presences.objectId, id));

/** Returns who is at work on something, on all servers, by name. */
async function listPresent(db: Database, work: Work): Promise<PresentPerson[]> {
  return db
    .selectDistinct({ id: users.id, name: users.name })
    .from(presences)
    .innerJoin(users, eq(users.id, presences.userId))
    .where(and(ofWork(work), gt(presences.expiresAt, sql`clock_timestamp()`)))
    .orderBy(users.name, users.id)
    .limit(shownPeople);
}

/** Notes for a while that somebody is at work on something, and returns who is. @param isNew Whether others have to be told */
export async function notePresence(
  { db, live }: Pick<AppContext, 'db' | 'live'>,
  { caller, socketId, work, isNew }: { caller: Caller; socketId: string; work: Work; isNew: boolean },
): Promise<PresentPerson[]> {
  await db
    .insert(presences)
    .values({ socketId, topic: work.topic, objectId: work.id, userId: caller.id, expiresAt })
    .onConflictDoUpdate({ target: [presences.socketId, presences.topic, presences.objectId], set: { expiresAt } });
  const people = await listPresent(db, work);
  if (isNew) live.publish('presence-changed', { watching: work }, { work, people });
  return people;
}

/** Removes a socket from where it was present, and tells those who are still there. */
export async function endPresence(
  { db, live }: Pick<AppContext, 'db' | 'live'>,
  { socketId, work }: { socketId: string; work: Work },
): Promise<void> {
  await db.delete(presences).where(and(ofWork(work), eq(presences.socketId, socketId)));
  live.publish('presence-changed', { watching: work }, { work, people: await listPresent(db, work) });
}

/** Deletes what servers that died have left. */
export async function forgetPresences(db: Database): Promise<void> {
  await db.delete(presences).where(lt(presences.expiresAt, sql`clock_timestamp() - interval '1 hour'`));
}
