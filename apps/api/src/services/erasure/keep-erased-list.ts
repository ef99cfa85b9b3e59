import { and, isNotNull, isNull } from 'drizzle-orm';
import { isAmong } from '../../db/uuid-list.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import type { AppContext } from '../context.ts';
import type { ErasedList, ErasedPeople } from './erased-list.ts';

/** Writes everybody who is erased in the database into the list, where a write after an erasure failed. */
export async function keepErasedList({ db, erasedList }: Pick<AppContext, 'db' | 'erasedList'>): Promise<void> {
  if (erasedList !== null) await addErasedOf(db, erasedList);
}

/** Adds everybody who is erased in a database to a list. */
export async function addErasedOf(db: Database, list: ErasedList): Promise<void> {
  const rows = await db.select({ id: users.id, at: users.erasedAt }).from(users).where(isNotNull(users.erasedAt));
  await list.add(new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const]))));
}

/** Selects those of a list who are in a database with everything: it is a backup from before their erasure. */
export function selectListedNotErased(db: Database, people: ErasedPeople) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.erasedAt), isAmong(users.id, [...people.keys()])))
    .orderBy(users.id);
}
