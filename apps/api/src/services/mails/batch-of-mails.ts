import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/people.ts';
import { pendingMails } from '../../db/schema/pending-mails.ts';

/** Names one of those who still wait for a mail of a batch, and counts the others; null where nobody does. */
export async function namesOfBatch(db: Database, { batch }: { batch: string }): Promise<string | null> {
  const [first] = await db
    .select({ name: users.name, count: sql<number>`(count(*) over ())::int` })
    .from(pendingMails)
    .innerJoin(users, eq(users.id, pendingMails.userId))
    .where(eq(pendingMails.batch, batch))
    .orderBy(asc(pendingMails.id))
    .limit(1);
  if (!first) return null;
  return first.count === 1 ? first.name : `${first.name} + ${first.count - 1}`;
}

/** Deletes the mails of a batch that are not sent, and are not to be sent any more. */
export async function forgetBatch(tx: Database, { batch }: { batch: string }): Promise<void> {
  await tx.delete(pendingMails).where(eq(pendingMails.batch, batch));
}

/** Counts the mails of some batches that are not sent. */
export function countUnsent(db: Database, batches: readonly string[]): Promise<number> {
  return db.$count(pendingMails, inArray(pendingMails.batch, [...batches]));
}
