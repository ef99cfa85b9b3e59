import type { StaffNote, StaffNoteId, UserId } from '@rubrica/api-client/contract';
import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { staffNotes, users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { listPage } from '../queries/list-page.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { assertNotErased } from '../users/not-erased.ts';

const selectNotes = (db: Database, where: SQL | undefined) =>
  db
    .select({ note: staffNotes, authorName: users.name })
    .from(staffNotes)
    .innerJoin(users, eq(users.id, staffNotes.authorId))
    .where(where)
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectNotes>>[number];

const toStaffNote = ({ note, authorName }: Row, callerId: UserId): StaffNote => ({
  _id: note.id,
  createdAt: note.createdAt.toISOString(),
  updatedAt: note.updatedAt.toISOString(),
  student: note.studentId,
  author: note.authorId,
  authorName,
  text: note.text,
  isOwn: note.authorId === callerId,
});

const selectNoteById = async (db: Database, id: StaffNoteId, callerId: UserId) =>
  toStaffNote(expectRow(await selectNotes(db, eq(staffNotes.id, id))), callerId);

/** What the audit log says of a note: about whom, and how long. What it says stays with the student's page. */
const audited = ({ student, text }: StaffNote) => ({ student, characters: text.length });

/** Returns a page of the notes on a student, newest first. */
export const listStaffNotes: Service<'listStaffNotes'> = ({ db, caller }, { query }) =>
  listPage(db, query, {
    select: (where) => selectNotes(db, where),
    where: eq(staffNotes.studentId, query.student),
    search: [staffNotes.text],
    sort: { createdAt: staffNotes.createdAt },
    defaultSort: '-createdAt',
    id: staffNotes.id,
    toItems: (rows) => rows.map((row) => toStaffNote(row, caller.id)),
  });

/** Writes down a note on a student. */
export const createStaffNote: Service<'createStaffNote'> = (context, { body }) =>
  context.db.transaction(async (tx) => {
    const { caller } = context;
    await assertNotErased(tx, body.student);
    const now = context.clock.now();
    const row = { studentId: body.student, authorId: caller.id, text: body.text, createdAt: now, updatedAt: now };
    const { id } = expectRow(await tx.insert(staffNotes).values(row).returning());
    const note = await selectNoteById(tx, id, caller.id);
    await recordAudit(context, tx, 'createStaffNote', { object: `staff-note:${id}`, after: audited(note) });
    return note;
  });

/** Writes a note of one's own whole. */
export const updateStaffNote: Service<'updateStaffNote'> = (context, { params, body }) =>
  context.db.transaction(async (tx) => {
    const { caller, clock } = context;
    const before = await selectNoteById(tx, params.id, caller.id);
    await tx.update(staffNotes).set({ text: body.text, updatedAt: clock.now() }).where(eq(staffNotes.id, params.id));
    const after = await selectNoteById(tx, params.id, caller.id);
    const change = { before: audited(before), after: audited(after), details: { student: after.student } };
    await recordAudit(context, tx, 'updateStaffNote', { object: `staff-note:${params.id}`, ...change });
    return after;
  });

/** Removes a note of one's own. */
export const removeStaffNote: Service<'removeStaffNote'> = (context, { params }) =>
  context.db.transaction(async (tx) => {
    const before = await selectNoteById(tx, params.id, context.caller.id);
    await tx.delete(staffNotes).where(eq(staffNotes.id, params.id));
    await recordAudit(context, tx, 'removeStaffNote', {
      object: `staff-note:${params.id}`,
      before: audited(before),
    });
    return { success: true, message: context.messages.confirmations.noteRemoved };
  });
