import type { UserId, UserImportId } from '@rubrica/api-client/contract';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { groupAssistants, groupStudents, parentChildren, users } from '../../db/schema/people.ts';
import { type KeptPerson, userImportPeople, userImports } from '../../db/schema/user-imports.ts';
import { isReferenceViolation } from '../queries/query-results.ts';
import { inShortBatches } from './in-short-batches.ts';
import { restoreImported } from './restore-imported.ts';
import { selectWithRecords } from './select-with-records.ts';

type User = typeof users.$inferSelect;

/** A server says at every batch that it is still at work: without a word for so long, it is there no more. */
const interruptedAfterMs = 120_000;

/** People who are taken back in one transaction. */
export interface Batch {
  size: number;
  now: Date;
  /** Those of the import of whom there is anything besides their account. */
  haveRecords: ReadonlySet<UserId>;
}

/** What became of some people of an import. */
interface TakenBack {
  removed: number;
  restored: number;
  kept: KeptPerson[];
}

/**
 * Takes back what an import did with some of its people: removes those it created who did nothing yet, and gives those it changed
 * back what they had.
 *
 * @returns null when there are none left
 */
export async function takeBackSome(
  tx: Database,
  importId: UserImportId,
  { size, now, haveRecords }: Batch,
): Promise<TakenBack | null> {
  const people = await tx
    .select({ user: users, difference: userImportPeople.difference })
    .from(userImportPeople)
    .innerJoin(users, eq(users.id, userImportPeople.userId))
    .where(eq(userImportPeople.importId, importId))
    .orderBy(users.id)
    .limit(size)
    .for('update');
  if (people.length === 0) return null;
  const created = people.filter(({ difference }) => difference === null).map(({ user }) => user);
  const { removed, kept } = await removeCreated(tx, created, haveRecords);
  const restored = await restoreImported(tx, people, now);
  const ids = people.map(({ user }) => user.id);
  await tx
    .delete(userImportPeople)
    .where(and(eq(userImportPeople.importId, importId), inArray(userImportPeople.userId, ids)));
  return { removed: removed.length, restored: restored.count, kept: [...kept, ...restored.kept] };
}

async function removeCreated(
  tx: Database,
  created: readonly User[],
  haveRecords: ReadonlySet<UserId>,
): Promise<{ removed: UserId[]; kept: KeptPerson[] }> {
  const removed: UserId[] = [];
  const kept: KeptPerson[] = [];
  for (const { id: user, name, lastLoginAt, loggedInBefore } of created) {
    if (lastLoginAt || loggedInBefore) kept.push({ user, name, reason: 'logged_in' });
    else if (haveRecords.has(user)) kept.push({ user, name, reason: 'has_records' });
    else removed.push(user);
  }
  await tx.delete(groupStudents).where(inArray(groupStudents.userId, removed));
  await tx.delete(groupAssistants).where(inArray(groupAssistants.userId, removed));
  await tx
    .delete(parentChildren)
    .where(or(inArray(parentChildren.parentId, removed), inArray(parentChildren.childId, removed)));
  await tx.delete(users).where(inArray(users.id, removed));
  return { removed, kept };
}

/**
 * Takes people of an import back in batches, each in a transaction of its own.
 *
 * @param run Takes some back, and returns whether there are more.
 */
export async function takeBackInBatches(
  db: Database,
  importId: UserImportId,
  now: Date,
  run: (tx: Database, batch: Batch) => Promise<boolean>,
): Promise<void> {
  const ofImport = db
    .select({ id: userImportPeople.userId })
    .from(userImportPeople)
    .where(eq(userImportPeople.importId, importId));
  let haveRecords = await selectWithRecords(db, ofImport);
  const runOnce = (size: number) => db.transaction((tx) => run(tx, { size, now, haveRecords }));
  await inShortBatches(async (size) => {
    try {
      return await runOnce(size);
    } catch (error) {
      if (!isReferenceViolation(error)) throw error;
      // Something has been written about one of them since.
      haveRecords = await selectWithRecords(db, ofImport);
      return runOnce(size);
    }
  });
}

/** Takes back an import that has not come to its end, as if it had never been. */
export async function takeBackUnfinished(db: Database, importId: UserImportId, now: Date): Promise<void> {
  await takeBackInBatches(db, importId, now, async (tx, batch) => {
    const some = await takeBackSome(tx, importId, batch);
    if (some === null) await tx.delete(userImports).where(eq(userImports.id, importId));
    return some !== null;
  });
}

/** Takes back imports whose server has died in the middle of them. */
export async function takeBackInterrupted(db: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  const interrupted = await db
    .select({ id: userImports.id })
    .from(userImports)
    .where(
      and(eq(userImports.isFinished, false), lt(userImports.updatedAt, new Date(now.getTime() - interruptedAfterMs))),
    );
  for (const { id } of interrupted) await takeBackUnfinished(db, id, now);
}
