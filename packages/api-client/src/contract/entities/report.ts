import { skillSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime, pageOf } from '../shapes.ts';
import { lookReasonSchema } from './item-statistics.ts';
import { attendanceCountsSchema, dateSchema } from './meeting.ts';
import { taskKindSchema } from './task.ts';

/** What reports of work can be narrowed by besides: the questions of a task, and the course that it is part of. */
export const workFilters = {
  skill: skillSchema.optional(),
  category: idOf<'Category'>().optional(),
  diploma: idOf<'Diploma'>().optional(),
};

/** What every report can be narrowed by. Dates are days on the school's clock, both included. */
export const reportFilters = {
  from: dateSchema.optional(),
  until: dateSchema.optional(),
  group: idOf<'Group'>().optional(),
  level: idOf<'Level'>().optional(),
  student: idOf<'User'>().optional(),
};

const personSchema = z.object({ _id: idOf<'User'>(), name: z.string() });

const marksRowSchema = z.object({
  /** The attempt. */
  _id: idOf<'TaskTaken'>(),
  student: personSchema,
  task: z.object({ _id: idOf<'Task'>(), title: z.string(), kind: taskKindSchema }),
  number: z.number().int(),
  submittedAt: dateTime.nullable(),
  late: z.boolean(),
  isReleased: z.boolean(),
  mark: z.number(),
  maximum: z.number(),
  /** Null where there are no points. */
  percent: z.number().nullable(),
});

/** Means by the month of the submission, `2026-03`, oldest first. */
const monthsSchema = z.array(z.object({ month: z.string(), meanPercent: z.number(), attempts: z.number().int() }));

/** Marked and released attempts, with what all of them come to. */
export const marksReportSchema = pageOf(marksRowSchema).extend({
  summary: z.object({
    students: z.number().int(),
    /** The mean of the attempts' percentages. */
    meanPercent: z.number().nullable(),
    byMonth: monthsSchema,
  }),
});
export type MarksReport = z.infer<typeof marksReportSchema>;

const attendanceRowSchema = z.object({
  student: personSchema,
  counts: attendanceCountsSchema,
  /** Present and late among present, late and absent; null where there is none of them. */
  ratePercent: z.number().nullable(),
});

/** How often each student attended, and all of them together. */
export const attendanceReportSchema = pageOf(attendanceRowSchema).extend({
  summary: attendanceRowSchema.omit({ student: true }),
});
export type AttendanceReport = z.infer<typeof attendanceReportSchema>;

const progressRowSchema = z.object({
  student: personSchema,
  /** Tasks that were handed in within the period, and how many of them were late. */
  done: z.number().int(),
  late: z.number().int(),
  /** Tasks that were due in the period and were not handed in. */
  missing: z.number().int(),
  meanPercent: z.number().nullable(),
  /** How many percentage points the newer half of the marks is above the older half; null for fewer than four marks. */
  trend: z.number().nullable(),
  /** Lectures that were watched to their end, documents that were read whole, words that were practised. */
  lectures: z.number().int(),
  documents: z.number().int(),
  words: z.number().int(),
  /** Whatever the period. */
  lastActiveAt: dateTime.nullable(),
});

/** What each student has done, and all of them together. */
export const progressReportSchema = pageOf(progressRowSchema).extend({
  summary: z.object({
    done: z.number().int(),
    late: z.number().int(),
    missing: z.number().int(),
    /** The mean of the students' means. */
    meanPercent: z.number().nullable(),
    byMonth: monthsSchema,
  }),
});
export type ProgressReport = z.infer<typeof progressReportSchema>;

const itemsRowSchema = z.object({
  question: z.object({ _id: idOf<'Question'>(), title: z.string(), type: skillSchema }),
  tasks: z.number().int(),
  /** Each student's first attempt at a task. */
  attempts: z.number().int(),
  /** The mean part of its points, from 0 to 1. This and the other figures are null while there are too few attempts. */
  facility: z.number().nullable(),
  /** How far it goes along with everything else in its attempts, from -1 to 1. */
  discrimination: z.number().nullable(),
  /** The median time that students worked on it; null where no page has measured it. */
  medianMs: z.number().int().nullable(),
  reasons: z.array(lookReasonSchema),
});

/** The questions that were answered, with what their answers say about them. */
export const itemsReportSchema = pageOf(itemsRowSchema).extend({
  summary: z.object({
    /** How many attempts figures take. */
    needed: z.number().int(),
    /** How many questions have as many, and how many of those to look at again. */
    known: z.number().int(),
    toLookAt: z.number().int(),
  }),
});
export type ItemsReport = z.infer<typeof itemsReportSchema>;
