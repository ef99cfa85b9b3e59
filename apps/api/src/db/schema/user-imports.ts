import type { GroupId, ImportField, ImportProblem, KeptReason, UserId } from '@rubrica/api-client/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { users } from './people.ts';

/** The rows of a file that were left out, as they stand in it. */
export interface FaultyRows {
  /** The columns that were read, with their headings. */
  columns: { heading: string; field: ImportField }[];
  rows: { row: number; texts: string[]; problems: ImportProblem[] }[];
}

/** What an undone import could not take back. */
export interface KeptPerson {
  user: UserId;
  name: string;
  reason: KeptReason;
}

/** What an import changed of somebody who was here before. */
export interface ImportedDifference {
  /** The columns that it wrote: before and after. */
  columns: Partial<Record<'name' | 'phone' | 'levelId' | 'language', [before: string | null, after: string | null]>>;
  /** Groups that it added. */
  groups: GroupId[];
  /** Parents that it linked. */
  parents: UserId[];
}

/** Imports of people that were carried out. */
export const userImports = pgTable(
  'user_imports',
  {
    id: id<'UserImport'>(),
    /** Chosen by the client, so that a repeated request imports nothing twice. */
    key: text().notNull(),
    fileName: text().notNull(),
    importedBy: reference(() => users.id).notNull(),
    created: integer().notNull(),
    updated: integer().notNull(),
    skipped: integer().notNull(),
    faulty: integer().notNull(),
    areInvited: boolean().notNull(),
    /** While it is written, batch by batch: it is seen by nobody, and taken back if its server dies. */
    isFinished: boolean().notNull().default(true),
    /** Kept for as long as the import can be undone: it is about people who have no account. */
    faultyRows: jsonb().$type<FaultyRows>(),
    undoneAt: timestamptz(),
    undoneBy: reference(() => users.id),
    removed: integer().notNull().default(0),
    restored: integer().notNull().default(0),
    kept: jsonb().$type<KeptPerson[]>().notNull().default([]),
    ...timestamps,
  },
  (table) => [uniqueIndex().on(table.importedBy, table.key), index().on(table.createdAt)],
);

/** Whom an import created or changed. */
export const userImportPeople = pgTable(
  'user_import_people',
  {
    importId: reference(() => userImports.id, { onDelete: 'cascade' }).notNull(),
    userId: reference(() => users.id, { onDelete: 'cascade' }).notNull(),
    /** What it changed; null for somebody whom it created. */
    difference: jsonb().$type<ImportedDifference>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.userId] }), index().on(table.userId)],
);
