import type { PdfNote } from '@rubrica/api-client/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { pdfNotes, pdfs } from '../../db/schema/pdfs.ts';
import { ValidationError } from '../errors/errors.ts';
import { assertUnchanged } from '../queries/assert-unchanged.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';

/** How many notes a person may have in one document. */
export const maxNotes = 1000;

/** Returns the caller's own notes in a document: by page, and on a page from its top. */
export const listPdfNotes: Service<'listPdfNotes'> = async ({ db, caller }, { params }) => {
  const top = sql`coalesce((${pdfNotes.rectangles}->0->>'y')::float, 0)`;
  const rows = await db
    .select()
    .from(pdfNotes)
    .where(and(eq(pdfNotes.pdfId, params.id), eq(pdfNotes.userId, caller.id)))
    .orderBy(asc(pdfNotes.page), asc(top), asc(pdfNotes.id));
  return { items: rows.map(toPdfNote) };
};

/** Adds a note of the caller. */
export const createPdfNote: Service<'createPdfNote'> = async ({ db, caller, clock }, { params, body }) => {
  const { pageCount } = expectRow(
    await db.select({ pageCount: pdfs.pageCount }).from(pdfs).where(eq(pdfs.id, params.id)),
  );
  if (body.page > pageCount) throw new ValidationError({ page: [{ code: 'number_max', limit: pageCount }] });
  if (body.rectangles.length === 0 && body.text === '') throw new ValidationError({ text: [{ code: 'required' }] });
  const count = await db.$count(pdfNotes, and(eq(pdfNotes.pdfId, params.id), eq(pdfNotes.userId, caller.id)));
  if (count >= maxNotes) throw new ValidationError({ text: [{ code: 'list_max', limit: maxNotes }] });
  const now = clock.now();
  const row = { ...body, pdfId: params.id, userId: caller.id, createdAt: now, updatedAt: now };
  return toPdfNote(expectRow(await db.insert(pdfNotes).values(row).returning()));
};

/** Writes the colour and the text of a note, if it is still what its writer saw: they may have changed it on another device. */
export const updatePdfNote: Service<'updatePdfNote'> = ({ db, clock }, { params, body }) =>
  db.transaction(async (tx) => {
    const isThis = eq(pdfNotes.id, params.id);
    const before = toPdfNote(expectRow(await tx.select().from(pdfNotes).where(isThis).for('no key update')));
    if (assertUnchanged('updatePdfNote', before, before, body)) return before;
    const { colour, text } = body;
    const changed = await tx.update(pdfNotes).set({ colour, text, updatedAt: clock.now() }).where(isThis).returning();
    return toPdfNote(expectRow(changed));
  });

/** Removes a note. */
export const removePdfNote: Service<'removePdfNote'> = async ({ db, messages }, { params }) => {
  const { quote, text } = expectRow(await db.delete(pdfNotes).where(eq(pdfNotes.id, params.id)).returning());
  return { success: true, message: messages.confirmations.removed((text || quote).slice(0, 60)) };
};

function toPdfNote({ id, pdfId, userId: _, ...row }: typeof pdfNotes.$inferSelect): PdfNote {
  return {
    ...row,
    _id: id,
    pdf: pdfId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
