import { integer, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { users } from './people.ts';

/** A stored file. Its content is stored under `storageKey`, which is random. */
export const files = pgTable(
  'files',
  {
    id: id<'File'>(),
    ownerId: reference(() => users.id),
    name: text().notNull(),
    /** Detected from the content. */
    mime: text().notNull(),
    size: integer().notNull(),
    /** In hexadecimal. */
    sha256: text().notNull(),
    durationMs: integer(),
    storageKey: text().notNull().unique(),
    /** Identifies an upload of the owner, so that a repeated upload finds the stored file. */
    uploadKey: text(),
    /** Since when the sweep has found no use of it; null while it is in use, and until the first sweep. */
    unusedSince: timestamptz(),
    ...timestamps,
  },
  (table) => [index().on(table.ownerId), uniqueIndex().on(table.ownerId, table.uploadKey)],
);

/**
 * A large upload that has begun. Its bytes are with the tus store under the same id; they count against the quota until it
 * ends, is given up by its owner, or expires.
 */
export const unfinishedUploads = pgTable(
  'unfinished_uploads',
  {
    /** The id in the upload's address. */
    id: text().primaryKey(),
    ownerId: reference(() => users.id).notNull(),
    name: text().notNull(),
    sizeBytes: integer().notNull(),
    /** The file that it became. */
    fileId: reference(() => files.id),
    /** Grows while bytes arrive. */
    expiresAt: timestamptz().notNull(),
    ...timestamps,
  },
  (table) => [index().on(table.ownerId), index().on(table.expiresAt)],
);
