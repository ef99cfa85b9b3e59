import { and, eq, inArray, isNotNull, like, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers } from '../../db/schema/attempts.ts';
import { chatThreads } from '../../db/schema/chat.ts';
import { unfinishedUploads } from '../../db/schema/files.ts';
import { lectureAnswers } from '../../db/schema/lecture-questions.ts';
import { attendance, attendanceChanges } from '../../db/schema/meetings.ts';
import { notices } from '../../db/schema/notices.ts';
import type { users } from '../../db/schema/people.ts';
import { rateLimits } from '../../db/schema/system.ts';
import { userImports } from '../../db/schema/user-imports.ts';
import { erasedName } from './erased-name.ts';
import { holdsContact, someText } from './holds-contact.ts';

/** Erases what is written of a person in rows that stay. */
export async function eraseTexts(tx: Database, person: typeof users.$inferSelect, now: Date): Promise<void> {
  const { id, email } = person;
  await tx.update(attendance).set({ remark: '', dispute: '' }).where(eq(attendance.studentId, id));
  await tx.update(attendanceChanges).set({ remark: '' }).where(eq(attendanceChanges.studentId, id));
  // The sweep removes what has arrived of them.
  await tx.update(unfinishedUploads).set({ name: '', expiresAt: now }).where(eq(unfinishedUploads.ownerId, id));
  await eraseCounts(tx, email);
  await eraseChatNotices(tx, person.name);
  await eraseImports(tx, person);
  await eraseSignatures(tx, person.name);
}

/** What counts their tries: the key of a count is what is counted, a colon, the address and perhaps a device or an address of the network. */
async function eraseCounts(tx: Database, email: string): Promise<void> {
  const counted = `%:${email.replaceAll(/[\\%_]/gu, String.raw`\$&`)}`;
  await tx.delete(rateLimits).where(or(like(rateLimits.key, counted), like(rateLimits.key, `${counted} %`)));
}

/** What others were told of the person's conversation, which is gone by now, and of what the person wrote in theirs. */
async function eraseChatNotices(tx: Database, name: string): Promise<void> {
  const isMessage = inArray(notices.kind, ['message', 'message-reported']);
  const isGone = sql`not exists (select 1 from ${chatThreads} where ${chatThreads.id} = ${notices.subjectId})`;
  await tx.delete(notices).where(and(isMessage, isGone));
  await tx
    .update(notices)
    .set({ about: sql`jsonb_set(${notices.about}, '{from}', ${JSON.stringify(erasedName)}::jsonb)` })
    .where(and(isMessage, sql`${notices.about} ->> 'from' = ${name}`));
}

/** Files of imports: the rows that were left out and hold the person's address or number, and those that could not be taken back. */
async function eraseImports(tx: Database, { id, email, phone }: typeof users.$inferSelect): Promise<void> {
  const leftOut = await tx
    .select({ id: userImports.id, faultyRows: userImports.faultyRows })
    .from(userImports)
    .where(isNotNull(userImports.faultyRows));
  for (const { id: importId, faultyRows } of leftOut) {
    if (faultyRows === null) continue;
    const rows = faultyRows.rows.filter((row) => !someText(row, (text) => holdsContact(text, { email, phone })));
    if (rows.length === faultyRows.rows.length) continue;
    await tx
      .update(userImports)
      .set({ faultyRows: rows.length > 0 ? { ...faultyRows, rows } : null })
      .where(eq(userImports.id, importId));
  }
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
