import type { NoticeAbout, NoticeChannel, NoticeKind } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { users } from './people.ts';

const userId = reference(() => users.id, { onDelete: 'cascade' }).notNull();

/** What concerns one person. */
export const notices = pgTable(
  'notices',
  {
    id: id<'Notice'>(),
    userId,
    kind: text().$type<NoticeKind>().notNull(),
    /** What it tells, so that nobody is told the same twice. */
    key: text().notNull(),
    about: jsonb().$type<NoticeAbout>().notNull(),
    /** The task, attempt, meeting or other object that it is about: notices go with it. */
    subjectId: uuid().notNull(),
    /** The student whom it is about, where that is somebody else. */
    studentId: reference(() => users.id, { onDelete: 'cascade' }),
    at: timestamptz().notNull(),
    readAt: timestamptz(),
    /** When it was part of a mail. */
    mailedAt: timestamptz(),
  },
  (table) => [
    unique().on(table.userId, table.key),
    index().on(table.userId, table.at),
    index('notices_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    index('notices_to_mail')
      .on(table.userId, table.at)
      .where(sql`${table.readAt} is null and ${table.mailedAt} is null`),
    index().on(table.subjectId),
    index().on(table.studentId),
    index().on(table.at),
  ],
);

/** Where a person wants to be told notices of a kind; `defaultChannel` where there is no row. */
export const noticeChannels = pgTable(
  'notice_channels',
  {
    userId,
    kind: text().$type<NoticeKind>().notNull(),
    channel: text().$type<NoticeChannel>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('notice_channels_channel', sql`${table.channel} in ('app', 'mail', 'off')`),
  ],
);

/** When a person's mail with what is unread is sent, in hours of the school's clock; `defaultDigest` where there is no row. */
export const noticeDigests = pgTable(
  'notice_digests',
  {
    userId: reference(() => users.id, { onDelete: 'cascade' }).primaryKey(),
    isOn: boolean().notNull(),
    hour: integer().notNull(),
    /** Both or none. */
    quietFrom: integer(),
    quietUntil: integer(),
    ...timestamps,
  },
  (table) => [
    check('notice_digests_hour', sql`${table.hour} between 0 and 23`),
    check(
      'notice_digests_quiet',
      sql`(${table.quietFrom} is null) = (${table.quietUntil} is null) and ${table.quietFrom} between 0 and 23 and ${table.quietUntil} between 0 and 23`,
    ),
  ],
);

/** Which mail is being sent by one of the servers: another one sends it again where this has not come to an end until then. */
export const digestClaims = pgTable('digest_claims', {
  userId: reference(() => users.id, { onDelete: 'cascade' }).primaryKey(),
  until: timestamptz().notNull(),
});
