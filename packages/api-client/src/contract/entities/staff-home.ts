import { skillSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';
import { attendanceCountsSchema, meetingSchema } from './meeting.ts';
import { taskKindSchema } from './task.ts';

const personSchema = z.object({ _id: idOf<'User'>(), name: z.string() });
const namedTaskSchema = z.object({
  _id: idOf<'Task'>(),
  title: z.string(),
  kind: taskKindSchema,
  /** The skill of all its questions; null where they have several, or where it has none. */
  skill: skillSchema.nullable(),
});

/** A meeting on a home page. */
const homeMeetingSchema = meetingSchema.pick({
  _id: true,
  title: true,
  startsAt: true,
  endsAt: true,
  state: true,
  place: true,
  link: true,
  teacherName: true,
  groupNames: true,
  studentCount: true,
  confirmedCount: true,
  disputeCount: true,
});
/** A meeting on a home page. */
export type HomeMeeting = z.infer<typeof homeMeetingSchema>;

/** The home of an assistant: what waits, today's meetings, and who fell silent. */
export const assistantHomeSchema = z.object({
  /** The school's time zone, an IANA name: today is a day of it. */
  timeZone: z.string(),
  /** Whether they mark for a group; without one, nothing can wait. */
  hasGroups: z.boolean(),
  /** Attempts that wait for a marker. */
  waiting: z.object({
    count: z.number().int(),
    /** Oldest submission first, the first 12. */
    attempts: z.array(
      z.object({
        _id: idOf<'TaskTaken'>(),
        task: namedTaskSchema,
        student: personSchema,
        submittedAt: dateTime.nullable(),
        late: z.boolean(),
        /** Blocks that need a marker. */
        pending: z.number().int(),
      }),
    ),
  }),
  /** Today's meetings, by time; those cancelled as well. */
  meetings: z.array(homeMeetingSchema),
  /** Meetings of the last 14 days with attendance that nobody confirmed, or that a student disputes: newest first, the first 5. */
  sheets: z.array(homeMeetingSchema),
  /** Students who have done nothing for a week. */
  silent: z.object({
    count: z.number().int(),
    /** Longest silent first, the first 8. */
    students: z.array(
      personSchema.extend({
        /** Null for a student who has never logged in. */
        lastActiveAt: dateTime.nullable(),
        /** Tasks whose due date has passed without a submission. */
        overdue: z.number().int(),
      }),
    ),
  }),
});
/** The home of an assistant: what waits, today's meetings, and who fell silent. */
export type AssistantHome = z.infer<typeof assistantHomeSchema>;

/** The home of an admin: who and what waits, attendance today, and storage. */
export const adminHomeSchema = z.object({
  /** The school's time zone, an IANA name: today is a day of it. */
  timeZone: z.string(),
  /** New accounts that wait for approval. */
  registrations: z.object({
    count: z.number().int(),
    /** Oldest first, the first 4. */
    people: z.array(personSchema.extend({ createdAt: dateTime })),
  }),
  /** Attempts that wait for a marker. */
  unmarked: z.object({
    count: z.number().int(),
    /** By time since the submission: within a day, three days, a week, longer ago. */
    byAge: z.object({
      day: z.number().int(),
      threeDays: z.number().int(),
      week: z.number().int(),
      older: z.number().int(),
    }),
    /** Oldest submission first, the first 5. */
    tasks: z.array(namedTaskSchema.extend({ count: z.number().int(), oldestAt: dateTime.nullable() })),
  }),
  /** Today's meetings, by time; those cancelled as well. */
  meetings: z.array(homeMeetingSchema),
  /** Attendance at today's meetings; `open` are the invited whose attendance is not known yet, at meetings that have begun. */
  attendance: attendanceCountsSchema.extend({ open: z.number().int() }),
  /** Meetings that have ended lately with a student whose attendance is open or disputed, newest first, the first 5. */
  sheets: z.array(homeMeetingSchema),
  /** How many students dispute their attendance, and wait for an answer. */
  disputes: z.number().int(),
  /** What a school begins with: which of it is there. */
  beginnings: z.object({
    hasGroups: z.boolean(),
    hasStudents: z.boolean(),
    hasQuestions: z.boolean(),
    hasTasks: z.boolean(),
  }),
  /** How many jobs failed for good. */
  failedJobs: z.number().int(),
  /** WhatsApp messages of the last seven days that failed, or of which nobody knows whether they were sent. */
  failedMessages: z.number().int(),
  /** Invitations, and mails on registrations, that could not be sent and are not tried again. */
  failedMails: z.number().int(),
  storage: z.object({
    usedBytes: z.number().int(),
    /** Null where the school has no limit. */
    allowedBytes: z.number().int().nullable(),
    /** The disk of the data folder: `low` refuses files, `full` refuses all changes. */
    disk: z.enum(['ok', 'low', 'full']),
  }),
});
/** The home of an admin: who and what waits, attendance today, and storage. */
export type AdminHome = z.infer<typeof adminHomeSchema>;
