import { z } from 'zod';
import { idOf } from '../ids.ts';
import { booleanFlag, dateTime } from '../shapes.ts';

/** What a column of a file with people can hold. */
export const importFields = ['name', 'email', 'phone', 'role', 'groups', 'level', 'language', 'parentEmail'] as const;
const importFieldSchema = z.enum(importFields);
export type ImportField = z.infer<typeof importFieldSchema>;

const maxColumns = 60;

/** What stands in the columns of a file, from the first on, separated by commas; a column without a name is left out: `name,,email`. */
const importColumnsSchema = z
  .string()
  .max(1000)
  .transform((text) => text.split(','))
  .pipe(z.array(z.union([importFieldSchema, z.literal('')])).max(maxColumns));

/** A file with people, and how it is to be read. */
export const userImportPreviewBodySchema = z.object({
  file: z.custom<Blob>((value) => value instanceof Blob, 'A file is required.'),
  /** As the headings say when absent. */
  columns: importColumnsSchema.optional(),
  /**
   * What happens to people who are here already: nothing; students and assistants get the groups that they are not in; or what the
   * file says of them is written as well.
   */
  existing: z.enum(['skip', 'groups', 'update']).default('skip'),
  /** Of phone numbers that are written without one. */
  countryCode: z
    .string()
    .regex(/^[1-9]\d{0,2}$/u)
    .default('20'),
});

/** An import as it is carried out. */
export const userImportBodySchema = userImportPreviewBodySchema.extend({
  /** Leaves out the rows that have problems; without it, one is enough for nothing to be imported. */
  leaveOutFaulty: booleanFlag.default(false),
  /** Whether new people are sent an invitation to choose their password. */
  sendInvitations: booleanFlag.default(false),
  /** The same for every try with the same file: a second one is answered with what the first has done. */
  key: z.string().min(1).max(200),
});

/** Something wrong with one row. */
const importProblemSchema = z.object({
  field: importFieldSchema,
  /** The cell, such as `C12`; null where the file has no such column. */
  cell: z.string().nullable(),
  /** What is wrong and what to do, in the reader's language. */
  message: z.string(),
});

/** What an import does with a row; `none` where the row has problems. */
export const importActions = ['create', 'update', 'skip', 'none'] as const;

const importRowSchema = z.object({
  /** Its number in the file, the headings counted. */
  row: z.number().int(),
  action: z.enum(importActions),
  /** What stands in its cells. */
  cells: z.partialRecord(importFieldSchema, z.string()),
  problems: z.array(importProblemSchema),
});
export type ImportRow = z.infer<typeof importRowSchema>;

const importCounts = {
  created: z.number().int(),
  updated: z.number().int(),
  /** Those who are here already, and stay as they are. */
  skipped: z.number().int(),
  /** Rows with problems. */
  faulty: z.number().int(),
};

/** What an import would do. */
export const userImportPreviewSchema = z.object({
  columns: z.array(
    z.object({
      /** `A`, `B`, … */
      letter: z.string(),
      heading: z.string(),
      /** What it is taken for; null where it is left out. */
      field: importFieldSchema.nullable(),
      /** The first texts in it. */
      examples: z.array(z.string()),
    }),
  ),
  /** Fields that an import cannot do without, and that no column holds. There are no rows then. */
  missing: z.array(importFieldSchema),
  counts: z.object(importCounts),
  rows: z.array(importRowSchema),
});
export type UserImportPreview = z.infer<typeof userImportPreviewSchema>;

/** An import of people, as it stands in the list of those that were carried out. */
export const userImportSchema = z.object({
  _id: idOf<'UserImport'>(),
  createdAt: dateTime,
  fileName: z.string(),
  importedBy: z.string(),
  ...importCounts,
  areInvited: z.boolean(),
  /** Whether the server sends mail, in the reply that imports: without a mail server, nobody gets an invitation. */
  areMailed: z.boolean().optional(),
  /** Until when it can be undone and its faulty rows be downloaded. */
  undoUntil: dateTime,
  undone: z
    .object({
      at: dateTime,
      by: z.string(),
      removed: z.number().int(),
      restored: z.number().int(),
      /** Who stayed as the import made them, wholly or in part, and why, in the reader's language. */
      kept: z.array(z.object({ user: idOf<'User'>(), name: z.string(), reason: z.string() })),
    })
    .nullable(),
});
export type UserImport = z.infer<typeof userImportSchema>;
