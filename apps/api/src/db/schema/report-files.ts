import type { ReportFile } from '@rubrica/api-client/contract';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { users } from './people.ts';

/** Reports with too many rows to wait for: a job makes each as a file, which its requester can download until it expires. */
export const reportFiles = pgTable(
  'report_files',
  {
    id: id<'ReportFile'>(),
    requesterId: reference(() => users.id).notNull(),
    /** What the file and its notice are called, in the requester's language, without its ending. */
    name: text().notNull(),
    report: text().$type<ReportFile['report']>().notNull(),
    format: text().$type<ReportFile['format']>().notNull(),
    /** The filters and the order of the rows, as the report's call takes them. */
    query: jsonb().$type<Record<string, string>>().notNull(),
    language: text().$type<'en' | 'ar'>().notNull(),
    status: text().$type<Exclude<ReportFile['status'], 'expired'>>().notNull(),
    /** How many rows it has, as far as is known. */
    rows: integer().notNull(),
    rowsMade: integer().notNull().default(0),
    failure: text().$type<ReportFile['failure']>(),
    /** Where its content is, or is being put by the latest try; null once it is removed. */
    storageKey: text(),
    sizeBytes: integer(),
    readyAt: timestamptz(),
    expiresAt: timestamptz(),
    ...timestamps,
  },
  (table) => [index().on(table.requesterId, table.createdAt), index().on(table.status, table.updatedAt)],
);
