import { eq } from 'drizzle-orm';
import { words } from '../../db/schema/words.ts';
import { recordPractice } from '../practice/record-practice.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { reviewCard } from './scheduler.ts';
import { toWord } from './to-word.ts';

/**
 * Counts a review of a word and sets when it is due next. A review of a word that has been reviewed since is not counted: a
 * request that is repeated after a lost reply, or a second window, would count one answer twice.
 */
export const reviewWord: Service<'reviewWord'> = ({ caller, clock, db, timeZone }, { params, body }) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const row = expectRow(await tx.select().from(words).where(eq(words.id, params.id)).for('update'));
    if (row.dueAt.getTime() !== new Date(body.dueAt).getTime()) return toWord(row, now);
    const reviewed = await tx
      .update(words)
      .set({ ...reviewCard(row.card, body.rating, now), updatedAt: now })
      .where(eq(words.id, row.id))
      .returning();
    if (caller.role === 'student') await recordPractice(tx, { studentId: caller.id, now, timeZone, lastAt: null });
    return toWord(expectRow(reviewed), now);
  });
