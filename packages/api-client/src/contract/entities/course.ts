import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';
import { publicationSchema } from './video.ts';
import { taskKindSchema, taskStatusSchema } from './task.ts';

const lecture = z.object({ kind: z.literal('lecture'), video: idOf<'Video'>() });
const task = z.object({ kind: z.literal('task'), task: idOf<'Task'>() });
const pdf = z.object({ kind: z.literal('pdf'), pdf: idOf<'Pdf'>() });

/** What a course is made of, in its order, and the groups whose students take it. Each lecture, task or document stands in it once. */
export const courseBodySchema = z.object({
  groups: z.array(idOf<'Group'>()).max(200),
  items: z.array(z.discriminatedUnion('kind', [lecture, task, pdf])).max(500),
});
/** What is written of a course. */
export type CourseBody = z.infer<typeof courseBodySchema>;

/** A diploma as its author sees it as a course. */
export const diplomaCourseSchema = z.object({
  diploma: idOf<'Diploma'>(),
  name: z.string(),
  groups: z.array(idOf<'Group'>()),
  items: z.array(
    z.discriminatedUnion('kind', [
      lecture.extend({ title: z.string(), status: publicationSchema }),
      task.extend({ title: z.string(), status: taskStatusSchema }),
      pdf.extend({ title: z.string(), status: publicationSchema }),
    ]),
  ),
});
export type DiplomaCourse = z.infer<typeof diplomaCourseSchema>;

const progressFields = {
  title: z.string(),
  /** How much of it is done: 0 to 100. */
  percent: z.number().int().min(0).max(100),
  isDone: z.boolean(),
};

/** One part of a course with a student's progress. */
const courseItemSchema = z.discriminatedUnion('kind', [
  lecture.extend({ ...progressFields, durationMs: z.number().int() }),
  task.extend({ ...progressFields, taskKind: taskKindSchema, openAt: dateTime.nullable(), dueAt: dateTime.nullable() }),
  pdf.extend({ ...progressFields, pageCount: z.number().int() }),
]);

/** A diploma as a course that a student takes: what they can open of it, in the author's order. */
export const courseSchema = z.object({
  diploma: idOf<'Diploma'>(),
  name: z.string(),
  /** The mean of its parts. */
  percent: z.number().int().min(0).max(100),
  items: z.array(courseItemSchema),
  /** The position in `items` of the first that is not done and can be: null when all are done, closed or yet to open. */
  next: z.number().int().nullable(),
});
export type Course = z.infer<typeof courseSchema>;
