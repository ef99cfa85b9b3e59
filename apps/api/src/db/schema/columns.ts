import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A moment with its zone, in milliseconds: what a JavaScript date holds, so that it reads back equal. */
export const timestamptz = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** A UUIDv7: sorts by the time at which it was made. */
export const id = () => uuid().primaryKey().$defaultFn(v7);

/** When a row was made and last written. Services write `updatedAt` by their clock. */
export const timestamps = {
  createdAt: timestamptz()
    .notNull()
    .$defaultFn(() => new Date()),
  updatedAt: timestamptz()
    .notNull()
    .$defaultFn(() => new Date())
    .$onUpdateFn(() => new Date()),
};
