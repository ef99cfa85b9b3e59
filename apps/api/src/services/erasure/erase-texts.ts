import { eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers } from '../../db/schema/attempts.ts';
import { unfinishedUploads } from '../../db/schema/files.ts';
import { lectureAnswers } from '../../db/schema/lecture-questions.ts';
import { attendance, attendanceChanges } from '../../db/schema/meetings.ts';
import type { users } from '../../db/schema/people.ts';
import { rateLimits } from '../../db/schema/system.ts';
import { userImports } from '../../db/schema/user-imports.ts';
import { erasedName } from './erased-name.ts';

/** Erases what is written of a person in rows that stay. */
export async function eraseTexts(tx: Database, person: typeof users.$inferSelect, now: Date): Promise<void> {
  const { id, email } = person;
  await tx.update(attendance).set({ remark: '', dispute: '' }).where(eq(attendance.studentId, id));
  await tx.update(attendanceChanges).set({ remark: '' }).where(eq(attendanceChanges.studentId, id));
  // The sweep removes what has arrived of them.
  await tx.update(unfinishedUploads).set({ name: '', expiresAt: now }).where(eq(unfinishedUploads.ownerId, id));
  await tx.delete(rateLimits).where(like(rateLimits.key, `%${email.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`));
  await eraseImports(tx, person);
  await eraseSignatures(tx, person.name);
}

/** Files of imports: the rows that were left out and name the person, and those that could not be taken back. */
async function eraseImports(tx: Database, { id, email, phone }: typeof users.$inferSelect): Promise<void> {
  await tx
    .update(userImports)
    .set({ faultyRows: null })
    .where(
      sql`${userImports.faultyRows}::text ilike ${`%${email}%`} or (${phone}::text is not null and ${userImports.faultyRows}::text like ${`%${phone}%`})`,
    );
  const kept = await tx
    .select()
    .from(userImports)
    .where(sql`${userImports.kept} @> ${JSON.stringify([{ user: id }])}::jsonb`);
  for (const row of kept) {
    const people = row.kept.map((each) => (each.user === id ? { ...each, name: erasedName } : each));
    await tx.update(userImports).set({ kept: people }).where(eq(userImports.id, row.id));
  }
}

/** How a mark is signed, as the database writes it. */
const signature = (by: string) => `"reviewedBy": ${JSON.stringify(by)}`;

/** Marks are signed with the marker's name alone. */
async function eraseSignatures(tx: Database, name: string): Promise<void> {
  for (const table of [answers, lectureAnswers]) {
    await tx
      .update(table)
      .set({ marks: sql`replace(${table.marks}::text, ${signature(name)}, ${signature(erasedName)})::jsonb` })
      .where(sql`strpos(${table.marks}::text, ${signature(name)}) > 0`);
  }
}
