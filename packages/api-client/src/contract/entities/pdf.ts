import { fileRefSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime, storedFields } from '../shapes.ts';
import { publicationSchema } from './video.ts';

/** The number of a page, from 1. */
const pageNumber = z.number().int().min(1).max(100_000);
/** A part of the height or width of a page: 0 is its start, 1 its end. */
const fraction = z.number().min(0).max(1);

const pdfFields = {
  title: z.string().trim().min(1).max(200),
  /** Plain text; line breaks stay. */
  description: z.string().trim().max(5000).default(''),
  level: idOf<'Level'>().nullable().default(null),
  order: z.number().int().min(0).max(10_000).default(0),
  /** Whether the reader offers to print it. */
  canPrint: z.boolean().default(false),
  /** Whether the reader offers to download it. */
  canDownload: z.boolean().default(false),
  status: publicationSchema.default('draft'),
};

const groups = z.array(idOf<'Group'>()).max(200);

/** What is written of a document. */
export const pdfBodySchema = z.object({
  ...pdfFields,
  file: idOf<'File'>(),
  /** Groups whose students see it, besides those of its courses. */
  groups: groups.default([]),
});

/** Where a person is in a document: the page at the top of the window, and how far that is scrolled. */
const placeFields = { page: pageNumber, offset: fraction };

/** What a reader reports; `pagesRead` are added to those of before. */
export const pdfProgressBodySchema = z.object({ ...placeFields, pagesRead: z.array(pageNumber).max(1000).default([]) });

/** Where the caller is in a document, and which pages they have read. */
export const pdfProgressSchema = z.object({
  ...placeFields,
  pagesRead: z.array(z.number().int()),
  updatedAt: dateTime,
});
export type PdfProgress = z.infer<typeof pdfProgressSchema>;

/** A document as its reader sees it: students learn neither its groups nor who else reads it. */
export const pdfSchema = z.object({
  ...storedFields<'Pdf'>(),
  ...pdfFields,
  file: fileRefSchema,
  pageCount: z.number().int(),
  /** The name of its level; empty where it has none. */
  levelName: z.string(),
  /** All groups for admins, their own for assistants, none for students. */
  groups,
  /**
   * How many students should read it and how many have begun, of those that the caller may see; null for students. One who was
   * deactivated is counted only if they have begun.
   */
  counts: z.object({ assigned: z.number().int(), readers: z.number().int() }).nullable(),
  /** The caller's own; null before they open it. */
  progress: pdfProgressSchema.nullable(),
});
export type Pdf = z.infer<typeof pdfSchema>;

/** A student who should read a document or has begun to; `page` and `lastReadAt` are null before they open it. */
export const pdfReaderSchema = z.object({
  _id: idOf<'User'>(),
  name: z.string(),
  page: z.number().int().nullable(),
  /** How many pages they have read. */
  pagesRead: z.number().int(),
  lastReadAt: dateTime.nullable(),
});
export type PdfReader = z.infer<typeof pdfReaderSchema>;

/** The colours of highlights. */
export const highlightColourSchema = z.enum(['yellow', 'green', 'blue', 'pink']);
export type HighlightColour = z.infer<typeof highlightColourSchema>;

/** A part of a page in fractions of its width and height, from its top left corner. */
const rectangleSchema = z.object({ x: fraction, y: fraction, width: fraction, height: fraction });

const noteText = z.string().trim().max(5000).default('');

/** What is changed of a note; its place stays. */
export const pdfNoteChangeSchema = z.object({ colour: highlightColourSchema, text: noteText });

/** A new highlight, with or without a note; or a note on a page, which has no `quote` and no `rectangles`. */
export const pdfNoteBodySchema = pdfNoteChangeSchema.extend({
  page: pageNumber,
  /** The highlighted text. */
  quote: z.string().trim().max(5000).default(''),
  rectangles: z.array(rectangleSchema).max(300).default([]),
});

/** A person's own highlight or note. */
export const pdfNoteSchema = z.object({
  ...storedFields<'PdfNote'>(),
  ...pdfNoteBodySchema.shape,
  pdf: idOf<'Pdf'>(),
});
export type PdfNote = z.infer<typeof pdfNoteSchema>;
