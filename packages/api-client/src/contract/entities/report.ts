import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime, pageOf } from '../shapes.ts';
import { attendanceCountsSchema, dateSchema } from './meeting.ts';
import { taskKindSchema } from './task.ts';

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

/** Marked and released attempts, with what all of them come to. */
export const marksReportSchema = pageOf(marksRowSchema).extend({
  summary: z.object({
    students: z.number().int(),
    /** The mean of the attempts' percentages. */
    meanPercent: z.number().nullable(),
    /** By the month of the submission, `2026-03`, oldest first. */
    byMonth: z.array(z.object({ month: z.string(), meanPercent: z.number(), attempts: z.number().int() })),
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
