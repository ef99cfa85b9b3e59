import type { MeetingId } from '@rubrica/api-client/contract';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { reference, timestamptz } from './columns.ts';
import { users } from './people.ts';

/** Meetings that were removed, as calendars show them: their apps have to be told to remove them, too. */
export const removedMeetings = pgTable(
  'removed_meetings',
  {
    /** That of the meeting. */
    id: uuid().$type<MeetingId>().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    link: text(),
    place: text().notNull(),
    startsAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
    /** Higher than it ever was while the meeting was there. */
    sequence: integer().notNull(),
    removedAt: timestamptz().notNull(),
  },
  (table) => [index().on(table.removedAt)],
);

/** In whose feeds a removed meeting was. */
export const removedMeetingReaders = pgTable(
  'removed_meeting_readers',
  {
    meetingId: reference(() => removedMeetings.id, { onDelete: 'cascade' }).notNull(),
    userId: reference(() => users.id, { onDelete: 'cascade' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.meetingId, table.userId] }), index().on(table.userId)],
);
