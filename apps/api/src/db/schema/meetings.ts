import type { AttendanceStatus } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { groups, users } from './people.ts';

/**
 * A weekly series. Its wall times are of the school's time zone; each occurrence is a meeting of its own, whose moments are computed
 * from them, so that a change of daylight saving never shifts the lesson.
 */
export const meetingSeries = pgTable(
  'meeting_series',
  {
    id: id<'MeetingSeries'>(),
    /** IANA name. */
    timeZone: text().notNull(),
    firstDate: date({ mode: 'string' }).notNull(),
    lastDate: date({ mode: 'string' }).notNull(),
    /** ISO weekdays: 1 is Monday. */
    weekdays: integer().array().notNull(),
    startTime: time().notNull(),
    durationMinutes: integer().notNull(),
    /** Dates that were skipped when the series was planned, or whose occurrence was removed: they have no meeting. */
    removedDates: date({ mode: 'string' }).array().notNull().default([]),
    /** Rises with each change of the series as a whole, so that two editors notice each other. */
    rev: integer().notNull().default(1),
    /** `updatedAt` says when its meetings were last written anew: what was cancelled or had begun by then has what the series had before. */
    ...timestamps,
  },
  (table) => [check('meeting_series_dates', sql`${table.firstDate} <= ${table.lastDate}`)],
);

/** A meeting of groups and students with a teacher. Whether it is live or over follows from the clock. */
export const meetings = pgTable(
  'meetings',
  {
    id: id<'Meeting'>(),
    title: text().notNull(),
    /** Plain text; line breaks stay. */
    description: text().notNull().default(''),
    startsAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
    /** The address of a call; null where people meet in a room. */
    link: text(),
    /** A room or another place; empty where there is none. */
    place: text().notNull().default(''),
    teacherId: reference(() => users.id),
    seriesId: reference(() => meetingSeries.id),
    /** The date that the series gives this occurrence; it stays when the occurrence is moved. */
    occurrenceDate: date({ mode: 'string' }),
    /** Edited apart from its series: a change of the series leaves it as it is. */
    isException: boolean().notNull().default(false),
    cancelledAt: timestamptz(),
    /** When students without a status became Absent; null before. */
    closedAt: timestamptz(),
    /** The iCalendar SEQUENCE: grows with every change that calendars show. */
    sequence: integer().notNull().default(0),
    /** Grows with every save. */
    rev: integer().notNull().default(1),
    authorId: reference(() => users.id),
    ...timestamps,
  },
  (table) => [
    check('meetings_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('meetings_occurrence', sql`(${table.seriesId} is null) = (${table.occurrenceDate} is null)`),
    uniqueIndex().on(table.seriesId, table.occurrenceDate),
    index().on(table.startsAt),
    index().on(table.teacherId, table.startsAt),
    index()
      .on(table.endsAt)
      .where(sql`${table.closedAt} is null and ${table.cancelledAt} is null`),
  ],
);

const meetingId = reference(() => meetings.id, { onDelete: 'cascade' }).notNull();
const studentId = reference(() => users.id).notNull();

export const meetingGroups = pgTable(
  'meeting_groups',
  { meetingId, groupId: reference(() => groups.id).notNull() },
  (table) => [primaryKey({ columns: [table.meetingId, table.groupId] }), index().on(table.groupId)],
);

/** Students who are invited in addition to the groups. */
export const meetingStudents = pgTable('meeting_students', { meetingId, studentId }, (table) => [
  primaryKey({ columns: [table.meetingId, table.studentId] }),
  index().on(table.studentId),
]);

/** The attendance of one student at one meeting. */
export const attendance = pgTable(
  'attendance',
  {
    meetingId,
    studentId,
    /** What staff confirmed, or Absent at the close; null before. */
    status: text().$type<AttendanceStatus>(),
    /** When the student first joined; Present or Late is proposed by it. Joining leaves `rev` as it is. */
    joinedAt: timestamptz(),
    remark: text().notNull().default(''),
    /** What the student says against the status; empty where they do not. */
    dispute: text().notNull().default(''),
    disputedAt: timestamptz(),
    /** Who confirmed the status; null where the close set it. */
    confirmedBy: reference(() => users.id),
    confirmedAt: timestamptz(),
    /** Grows with every save of staff, and at the close. */
    rev: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.studentId] }),
    check('attendance_status', sql`${table.status} in ('Present', 'Absent', 'Late', 'Excused')`),
    index().on(table.studentId),
    index('attendance_disputes')
      .on(table.disputedAt)
      .where(sql`${table.disputedAt} is not null`),
  ],
);

/** Every change of a status or a remark, by whom; `actorId` is null for the close, and a dispute is a remark of the student's own. */
export const attendanceChanges = pgTable(
  'attendance_changes',
  {
    id: id<'AttendanceChange'>(),
    meetingId,
    studentId,
    at: timestamptz().notNull(),
    actorId: reference(() => users.id),
    statusBefore: text().$type<AttendanceStatus>(),
    statusAfter: text().$type<AttendanceStatus>(),
    remark: text().notNull().default(''),
  },
  (table) => [index().on(table.meetingId, table.studentId), index().on(table.studentId)],
);

/** A person's private calendar feed; only the hash of its token is stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: reference(() => users.id, { onDelete: 'cascade' }).primaryKey(),
    tokenHash: text().notNull(),
    createdAt: timestamps.createdAt,
  },
  (table) => [uniqueIndex().on(table.tokenHash)],
);
