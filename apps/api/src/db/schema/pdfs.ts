import type { HighlightColour } from '@rubrica/api-client/contract';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, reference, timestamps } from './columns.ts';
import { files } from './files.ts';
import { levels } from './named.ts';
import { groups, users } from './people.ts';

/** A document to read. */
export const pdfs = pgTable(
  'pdfs',
  {
    id: id<'Pdf'>(),
    title: text().notNull(),
    description: text().notNull().default(''),
    fileId: reference(() => files.id).notNull(),
    pageCount: integer().notNull(),
    levelId: reference(() => levels.id),
    order: integer().notNull().default(0),
    canPrint: boolean().notNull().default(false),
    canDownload: boolean().notNull().default(false),
    /** Students see published documents. */
    status: text().$type<'draft' | 'published'>().notNull(),
    authorId: reference(() => users.id),
    ...timestamps,
  },
  (table) => [index().on(table.fileId), index().on(table.levelId)],
);

const pdfId = reference(() => pdfs.id, { onDelete: 'cascade' }).notNull();

/** The groups whose students see a published document. */
export const pdfGroups = pgTable('pdf_groups', { pdfId, groupId: reference(() => groups.id).notNull() }, (table) => [
  primaryKey({ columns: [table.pdfId, table.groupId] }),
  index().on(table.groupId),
]);

/** Where a person is in a document, and how far they have read. */
export const pdfProgress = pgTable(
  'pdf_progress',
  {
    pdfId,
    userId: reference(() => users.id).notNull(),
    /** The page at the top of the window, from 1. */
    page: integer().notNull(),
    /** How far that page is scrolled: 0 is its top, 1 its bottom. */
    offset: doublePrecision().notNull().default(0),
    /** The pages that were in sight long enough to be read, in order. */
    pagesRead: integer().array().notNull().default([]),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.pdfId, table.userId] }), index().on(table.userId)],
);

/** A part of a page in fractions of its width and height, from its top left corner. */
export interface PageRectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A person's own highlights and notes on a page. */
export const pdfNotes = pgTable(
  'pdf_notes',
  {
    id: id<'PdfNote'>(),
    pdfId,
    userId: reference(() => users.id).notNull(),
    page: integer().notNull(),
    /** The highlighted text; empty for a note on the page. */
    quote: text().notNull().default(''),
    rectangles: jsonb().$type<PageRectangle[]>().notNull().default([]),
    colour: text().$type<HighlightColour>().notNull(),
    text: text().notNull().default(''),
    ...timestamps,
  },
  (table) => [index().on(table.pdfId, table.userId), index().on(table.userId)],
);
