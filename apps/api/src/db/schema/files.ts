import type { FileKind } from '@rubrica/api-client/contract';
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
    /**
     * When it was deleted: as a recording that the school keeps no longer, whose row says so wherever it was used, or as a file that
     * nothing uses, whose row goes with the content. `size` is 0 once the content is gone.
     */
    deletedAt: timestamptz(),
    ...timestamps,
  },
  (table) => [index().on(table.ownerId), uniqueIndex().on(table.ownerId, table.uploadKey)],
);

/**
 * A large file that arrives in pieces. Its bytes are where files are, under its id; they count against the quota until it
 * becomes a file, is given up by its owner, or expires.
 */
export const unfinishedUploads = pgTable(
  'unfinished_uploads',
  {
    /** In the upload's address, and the storage key of its bytes. */
    id: id<'Upload'>(),
    ownerId: reference(() => users.id).notNull(),
    name: text().notNull(),
    /** As its sender declares it. */
    declaredType: text().notNull(),
    /** What the file is for; any accepted kind when null. */
    kind: text().$type<FileKind>(),
    /** As of a file: an upload whose owner has stored the same file under it becomes that one. */
    uploadKey: text(),
    sizeBytes: integer().notNull(),
    /** The file that it became. */
    fileId: reference(() => files.id, { onDelete: 'cascade' }),
    /** Later with each piece. */
    expiresAt: timestamptz().notNull(),
    ...timestamps,
  },
  (table) => [index().on(table.ownerId), index().on(table.expiresAt)],
);
