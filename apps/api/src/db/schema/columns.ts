import type { Id } from '@rubrica/question-kit';
import { type PgColumn, timestamp, type UpdateDeleteAction, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A timestamp with time zone and milliseconds, the precision of a JavaScript date. */
export const timestamptz = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** The id of a table's rows: a UUIDv7, which sorts by creation time. */
export const id = <Name extends string>() => uuid().$type<Id<Name>>().primaryKey().$defaultFn(v7);

/** The id of a row of another table. Its type follows from that table: the id of any other object is a compile error. */
export function reference<Column extends PgColumn>(
  column: () => Column,
  actions: { onDelete?: UpdateDeleteAction } = {},
) {
  return uuid().$type<Column['_']['data']>().references(column, actions);
}

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
