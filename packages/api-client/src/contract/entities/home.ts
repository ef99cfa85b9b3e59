import { skillSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';
import { courseSchema } from './course.ts';
import { attendanceCountsSchema, dateSchema, meetingStateSchema } from './meeting.ts';
import { taskKindSchema } from './task.ts';
import { childSchema } from './user.ts';

/** A task by its name, and what kind of work it is. */
const namedTask = z.object({
  _id: idOf<'Task'>(),
  title: z.string(),
  kind: taskKindSchema,
  /** The skill of all its questions; null where they have several, or where it has none. */
  skill: skillSchema.nullable(),
});

/** What is missing in an open attempt. */
const attemptLeftSchema = z.object({
  /** Words to the minima of texts. */
  words: z.number().int(),
  /** Blocks without an answer, or with a part of it, but for what `words` and `recordings` count. */
  questions: z.number().int(),
  /** Blocks that are answered by speaking and lack a recording. */
  recordings: z.number().int(),
});
export type AttemptLeft = z.infer<typeof attemptLeftSchema>;

/** The one thing that a student does next. */
const nextThingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('attempt'),
    task: namedTask,
    attempt: idOf<'TaskTaken'>(),
    isReturned: z.boolean(),
    /** What the marker said on returning it; empty where it was not returned. */
    note: z.string(),
    dueAt: dateTime.nullable(),
    deadlineAt: dateTime.nullable(),
    left: attemptLeftSchema,
  }),
  z.object({
    kind: z.literal('task'),
    task: namedTask,
    isLate: z.boolean(),
    dueAt: dateTime.nullable(),
    questionCount: z.number().int(),
    timeLimitMinutes: z.number().int().nullable(),
    /** How many lectures are still to watch; 0 in a task without lectures. */
    lecturesLeft: z.number().int(),
  }),
  z.object({
    kind: z.literal('lecture'),
    lecture: z.object({ _id: idOf<'Video'>(), title: z.string() }),
    watchedPercent: z.number(),
    minutesLeft: z.number().int(),
  }),
  z.object({ kind: z.literal('words'), count: z.number().int() }),
]);
export type NextThing = z.infer<typeof nextThingSchema>;

const meetingMoment = {
  _id: idOf<'Meeting'>(),
  title: z.string(),
  startsAt: dateTime,
  endsAt: dateTime,
  state: meetingStateSchema,
  link: z.string().nullable(),
  place: z.string(),
};

/** Something of a student's week, by its moment. */
const weekItemSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('task'),
    task: namedTask,
    dueAt: dateTime,
    /** `done`: handed in, or watched to the end. */
    state: z.enum(['open', 'late', 'done', 'closed']),
  }),
  z.object({ kind: z.literal('meeting'), ...meetingMoment }),
]);
export type WeekItem = z.infer<typeof weekItemSchema>;

/** Released marks of a skill together, in percent of what could be reached. */
const skillMarkSchema = z.object({ skill: skillSchema, percent: z.number(), answers: z.number().int() });

/** Released marks by skill and week, the first week first. `week` is the date of its Monday. */
const skillTrendSchema = z.array(skillMarkSchema.extend({ week: dateSchema }));
export type SkillTrend = z.infer<typeof skillTrendSchema>;

/** A released attempt, with what its marker said. */
const resultSchema = z.object({
  attempt: idOf<'TaskTaken'>(),
  task: namedTask,
  releasedAt: dateTime,
  mark: z.number(),
  maximum: z.number(),
  /** The first comment in it, as plain text, and the marker's name where it is known; null where nobody commented. */
  words: z.object({ text: z.string(), from: z.string().nullable() }).nullable(),
});
export type HomeResult = z.infer<typeof resultSchema>;

/** All that a student's home shows. Marks are of released attempts alone. */
export const studentHomeSchema = z.object({
  next: nextThingSchema.nullable(),
  /** What is due and which meetings there are, from eight days ago until in eight days, by time. */
  week: z.array(weekItemSchema),
  practice: z.object({
    /** The last days on which they practised, in the school's time zone: two weeks, the last one last. */
    dates: z.array(dateSchema),
    /** Days in a row until today or yesterday. */
    daysInRow: z.number().int(),
    /** On how many days of a week they want to practise; null without a goal. */
    goalDays: z.number().int().nullable(),
  }),
  wordsDue: z.number().int(),
  /** Of the last year. */
  skills: z.array(skillMarkSchema),
  /** The newest first, four at most. */
  results: z.array(resultSchema),
});
export type StudentHome = z.infer<typeof studentHomeSchema>;

/** A student's goal: days of practice in a week. */
export const studentGoalSchema = z.object({ daysPerWeek: z.number().int().min(1).max(7).nullable() });

/** How often a student was there, as a number and as counts. */
export const attendanceRateSchema = z.object({
  counts: attendanceCountsSchema,
  /** Present and late among present, late and absent; null before the first. */
  ratePercent: z.number().nullable(),
});

/** A child as the home of their parent shows them. */
const homeChildSchema = childSchema.extend({
  /** Tasks that can be handed in and have no released result, by when they are due. Whether they are handed in, a parent does not learn. */
  week: z.object({
    /** Due before now. */
    late: z.number().int(),
    dueToday: z.number().int(),
    dueTomorrow: z.number().int(),
    /** On the five days after tomorrow. */
    dueLater: z.number().int(),
  }),
  /** The newest released result. */
  newest: resultSchema.nullable(),
  /** The newest result with words of a teacher; the same as `newest` where that has some. */
  newestWords: resultSchema.nullable(),
  /** Of the last 16 weeks. */
  trend: skillTrendSchema,
  /** Of the last 90 days. */
  attendance: attendanceRateSchema,
  nextMeeting: z.object(meetingMoment).nullable(),
});
export type HomeChild = z.infer<typeof homeChildSchema>;

/** All that a parent's home shows. */
export const parentHomeSchema = z.object({ children: z.array(homeChildSchema) });
export type ParentHome = z.infer<typeof parentHomeSchema>;

/** A student's released marks, attendance and what teachers said, in a period. */
export const studentReportSchema = z.object({
  student: z.object({
    _id: idOf<'User'>(),
    name: z.string(),
    level: z.string().nullable(),
    groups: z.array(z.string()),
  }),
  from: dateSchema,
  until: dateSchema,
  timeZone: z.string(),
  /** Mean of the results, in percent; null without one. */
  averagePercent: z.number().nullable(),
  skills: z.array(skillMarkSchema),
  trend: skillTrendSchema,
  /** All results of the period, the newest first. */
  results: z.array(resultSchema),
  attendance: attendanceRateSchema,
  /** As they are now, whatever the period. */
  courses: z.array(
    courseSchema
      .pick({ diploma: true, name: true, percent: true })
      .extend({ done: z.number().int(), parts: z.number().int() }),
  ),
});
export type StudentReport = z.infer<typeof studentReportSchema>;
