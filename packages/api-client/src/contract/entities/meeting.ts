import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime, storedFields } from '../shapes.ts';

/** Where a meeting is by the server's clock. */
export const meetingStateSchema = z.enum(['scheduled', 'live', 'ended', 'cancelled']);
export type MeetingState = z.infer<typeof meetingStateSchema>;

/** How a student attended (`product.md`, "Meetings"). */
export const attendanceStatuses = ['Present', 'Absent', 'Late', 'Excused'] as const;
export const attendanceStatusSchema = z.enum(attendanceStatuses);
export type AttendanceStatus = z.infer<typeof attendanceStatusSchema>;

/** A date without a time, `2026-03-27`. */
export const dateSchema = z.iso.date();
/** A time of day on the school's clock, `17:30`. */
const wallTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u);

/** The rule of a weekly series, in wall times of the school's time zone; at most a year. */
export const weeklyRuleSchema = z
  .object({
    firstDate: dateSchema,
    lastDate: dateSchema,
    /** ISO weekdays: 1 is Monday. */
    weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    startTime: wallTime,
    durationMinutes: z
      .number()
      .int()
      .min(5)
      .max(24 * 60),
    /** Dates that have no meeting, such as holidays, and those whose meeting was removed. Left out, a stored series keeps its own. */
    skippedDates: z.array(dateSchema).max(1000).optional(),
  })
  .refine(({ firstDate, lastDate }) => firstDate <= lastDate, { path: ['lastDate'], params: { code: 'format' } });
export type WeeklyRule = z.infer<typeof weeklyRuleSchema>;

const meetingFields = {
  title: z.string().trim().min(1).max(200),
  /** Plain text; line breaks stay. */
  description: z.string().trim().max(5000).default(''),
  /** The address of a call; null where people meet in a room. */
  link: z
    .url({ protocol: /^https$/u })
    .max(2000)
    .nullable()
    .default(null),
  /** A room or another place; empty where there is none. */
  place: z.string().trim().max(200).default(''),
  teacher: idOf<'User'>().nullable().default(null),
  groups: z.array(idOf<'Group'>()).max(200).default([]),
  /** Students who are invited in addition to the groups. */
  students: z.array(idOf<'User'>()).max(500).default([]),
};

const moments = { startsAt: dateTime, endsAt: dateTime };

/** What plans a meeting: one time, or every week. */
export const newMeetingSchema = z.object({
  ...meetingFields,
  when: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('once'), ...moments }),
    z.object({ kind: z.literal('weekly'), rule: weeklyRuleSchema }),
  ]),
});

/** What is written of a meeting. `rev` is the one it was made upon. */
export const meetingBodySchema = z.object({
  ...meetingFields,
  ...moments,
  isCancelled: z.boolean().default(false),
  rev: z.number().int(),
});

/** A meeting as staff see it. `rev` grows with every save. */
export const meetingSchema = z.object({
  ...storedFields<'Meeting'>(),
  ...meetingFields,
  ...moments,
  rev: z.number().int(),
  state: meetingStateSchema,
  /** The series that it belongs to, with its rule; null for a single one. */
  series: z
    .object({
      _id: idOf<'MeetingSeries'>(),
      rule: weeklyRuleSchema,
      isException: z.boolean(),
      /** That of the series: `updateMeetingSeries` is told upon which one a change was made. */
      rev: z.number().int(),
    })
    .nullable(),
  teacherName: z.string().nullable(),
  groupNames: z.array(z.string()),
  /** How many students are invited. */
  studentCount: z.number().int(),
  /** How many have a confirmed status. */
  confirmedCount: z.number().int(),
  /** How many students say that their status is wrong. */
  disputeCount: z.number().int(),
});
export type Meeting = z.infer<typeof meetingSchema>;

/** Something that two meetings would need at the same time. */
export const meetingConflictSchema = z.object({
  kind: z.enum(['group', 'place', 'teacher', 'student']),
  /** The name of the group, the place or the person. */
  name: z.string(),
  meeting: z.object({ _id: idOf<'Meeting'>(), title: z.string(), ...moments }),
});
export type MeetingConflict = z.infer<typeof meetingConflictSchema>;

/** A meeting as those see it who take part in it: the calling student, a parent's child, the teacher. */
export const calendarMeetingSchema = z.object({
  _id: idOf<'Meeting'>(),
  title: z.string(),
  description: z.string(),
  link: z.string().nullable(),
  place: z.string(),
  teacherName: z.string().nullable(),
  groupNames: z.array(z.string()),
  ...moments,
  state: meetingStateSchema,
  /** The student's own attendance; null for staff and where nothing is known yet. */
  attendance: z
    .object({
      status: attendanceStatusSchema.nullable(),
      joinedAt: dateTime.nullable(),
      remark: z.string(),
      dispute: z.string(),
    })
    .nullable(),
});
export type CalendarMeeting = z.infer<typeof calendarMeetingSchema>;

/** The line of one student on the attendance sheet of a meeting. */
export const attendanceLineSchema = z.object({
  student: z.object({ _id: idOf<'User'>(), name: z.string() }),
  /** What staff confirmed, or what the close set; null before. */
  status: attendanceStatusSchema.nullable(),
  /** What joining proposes; null where the student has not joined. */
  proposed: attendanceStatusSchema.extract(['Present', 'Late']).nullable(),
  joinedAt: dateTime.nullable(),
  remark: z.string(),
  dispute: z.string(),
  confirmedBy: z.string().nullable(),
  confirmedAt: dateTime.nullable(),
  /** 0 where nothing is stored yet. */
  rev: z.number().int(),
});
export type AttendanceLine = z.infer<typeof attendanceLineSchema>;

/** What staff write of one student's attendance. `rev` is the one it was made upon. */
export const attendanceEntrySchema = z.object({
  student: idOf<'User'>(),
  status: attendanceStatusSchema.nullable(),
  remark: z.string().trim().max(500).default(''),
  rev: z.number().int(),
});

/** A change of a student's attendance at a meeting, newest first in lists. */
export const attendanceChangeSchema = z.object({
  _id: idOf<'AttendanceChange'>(),
  at: dateTime,
  studentName: z.string(),
  /** Null for the close of the meeting, which sets what joining proposed, or Absent; the student where they dispute their status. */
  actorName: z.string().nullable(),
  statusBefore: attendanceStatusSchema.nullable(),
  statusAfter: attendanceStatusSchema.nullable(),
  remark: z.string(),
});
export type AttendanceChange = z.infer<typeof attendanceChangeSchema>;

/** How often a student attended, as counts by status. */
export const attendanceCountsSchema = z.object({
  present: z.number().int(),
  late: z.number().int(),
  absent: z.number().int(),
  excused: z.number().int(),
});

/** The attendance of one student: by month, by group and course, and every meeting that has ended. */
export const studentAttendanceSchema = z.object({
  student: z.object({ _id: idOf<'User'>(), name: z.string() }),
  counts: attendanceCountsSchema,
  /** Present and late among present, late and absent, in percent; null before the first. */
  ratePercent: z.number().nullable(),
  /** Meetings attended in a row until now, and the most there ever were. */
  streak: z.object({ current: z.number().int(), longest: z.number().int() }),
  /** `month` is `2026-03`, in the school's time zone. */
  byMonth: z.array(z.object({ month: z.string(), counts: attendanceCountsSchema, ratePercent: z.number().nullable() })),
  byGroup: z.array(z.object({ group: z.string(), counts: attendanceCountsSchema, ratePercent: z.number().nullable() })),
  /** Of the courses that the groups of its meetings take. */
  byCourse: z.array(
    z.object({ course: z.string(), counts: attendanceCountsSchema, ratePercent: z.number().nullable() }),
  ),
  history: z.array(
    z.object({
      meeting: z.object({ _id: idOf<'Meeting'>(), title: z.string(), ...moments }),
      status: attendanceStatusSchema.nullable(),
      joinedAt: dateTime.nullable(),
      remark: z.string(),
      dispute: z.string(),
    }),
  ),
});
export type StudentAttendance = z.infer<typeof studentAttendanceSchema>;
