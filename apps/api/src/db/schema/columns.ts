import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A timestamp with time zone and milliseconds, the precision of a JavaScript date. */
export const timestamptz = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** A UUIDv7, which sorts by creation time. */
export const id = () => uuid().primaryKey().$defaultFn(v7);

/** When a row was created and last updated. Services set `updatedAt` by their clock. */
export const timestamps = {
  createdAt: timestamptz()
    .notNull()
    .$defaultFn(() => new Date()),
  updatedAt: timestamptz()
    .notNull()
    .$defaultFn(() => new Date())
    .$onUpdateFn(() => new Date()),
};
