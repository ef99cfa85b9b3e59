import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime, storedFields } from '../shapes.ts';
import { taskTakenSchema } from './attempt.ts';
import { courseSchema } from './course.ts';
import { attendanceRateSchema } from './home.ts';
import { lectureSummarySchema } from './lecture.ts';
import { assignedTaskSchema } from './task.ts';
import { userSchema } from './user.ts';

const namedGroup = z.object({ _id: idOf<'Group'>(), name: z.string() });

/** What staff write down about a student. Students and parents never see it. */
export const staffNoteSchema = z.object({
  ...storedFields<'StaffNote'>(),
  student: idOf<'User'>(),
  author: idOf<'User'>(),
  authorName: z.string(),
  text: z.string(),
  /** Whether the caller wrote it, and may change it. */
  isOwn: z.boolean(),
});
/** What staff write down about a student. */
export type StaffNote = z.infer<typeof staffNoteSchema>;

export const staffNoteBodySchema = z.object({ text: z.string().trim().min(1).max(5000) });

/** A task of a student, with all attempts and their marks. */
const studentTaskSchema = assignedTaskSchema
  .pick({ _id: true, title: true, kind: true, openAt: true, dueAt: true, closeAt: true, phase: true, lectures: true })
  .extend({
    attempts: z.array(
      taskTakenSchema.pick({
        _id: true,
        number: true,
        status: true,
        late: true,
        startedAt: true,
        submittedAt: true,
        releasedAt: true,
        mark: true,
        maximum: true,
        pending: true,
      }),
    ),
  });

/** All that staff see of a student in one place. */
export const studentPageSchema = z.object({
  _id: idOf<'User'>(),
  name: z.string(),
  level: z.string().nullable(),
  groups: z.array(namedGroup),
  /** The account and the parents, for admins alone. */
  account: z
    .object({
      user: userSchema,
      parents: z.array(z.object({ _id: idOf<'User'>(), name: z.string(), email: z.string() })),
    })
    .nullable(),
  courses: z.array(courseSchema),
  /** Of the last year. */
  attendance: attendanceRateSchema,
  /** Newest first, 200 at most. */
  tasks: z.array(studentTaskSchema),
  lectures: z.array(lectureSummarySchema.pick({ _id: true, title: true, progress: true })),
  /** Attempts with spoken answers, newest first, 100 at most. */
  recordings: z.array(
    z.object({
      attempt: idOf<'TaskTaken'>(),
      task: idOf<'Task'>(),
      taskTitle: z.string(),
      startedAt: dateTime,
      count: z.number().int(),
      /** Of them, those that the school keeps no longer. */
      deleted: z.number().int(),
    }),
  ),
  /** Released marks of the last year by skill and month, in percent of what could be reached. */
  trend: z.array(
    z.object({
      skill: z.string(),
      /** `2026-11` */
      month: z.string(),
      percent: z.number(),
      answers: z.number().int(),
    }),
  ),
});
/** All that staff see of a student in one place. */
export type StudentPage = z.infer<typeof studentPageSchema>;

/** What texts and spoken answers are marked for. */
export const markComponents = [
  'content',
  'language',
  'communication',
  'languageKnowledge',
  'spontaneityFluency',
  'pronunciationIntonation',
] as const;
/** What texts and spoken answers are marked for. */
export type MarkComponent = (typeof markComponents)[number];

/** All that an admin sees of an assistant in one place. */
export const assistantPageSchema = z.object({
  user: userSchema,
  groups: z.array(namedGroup.extend({ students: z.number().int() })),
  /** Attempts that wait for a marker and that the assistant can mark. */
  waiting: z.object({
    count: z.number().int(),
    oldestAt: dateTime.nullable(),
    /** Oldest first, 20 at most. */
    tasks: z.array(
      z.object({ _id: idOf<'Task'>(), title: z.string(), count: z.number().int(), oldestAt: dateTime.nullable() }),
    ),
  }),
  /** Figures of the last year. One without enough data is null. */
  marking: z.object({
    /** Attempts in which the assistant gave marks in the last 30 days. */
    markedLately: z.number().int(),
    /** Hours from a submission to the assistant's first mark of an answer: the median, and of how many answers. */
    medianHours: z.number().nullable(),
    timed: z.number().int(),
    /** Mean marks by component, beside those of other markers at the same tasks. */
    components: z.array(
      z.object({
        component: z.enum(markComponents),
        count: z.number().int(),
        percent: z.number().nullable(),
        othersCount: z.number().int(),
        othersPercent: z.number().nullable(),
      }),
    ),
    /** Answers that another person marked too, and on how many of them both marks lie within a tenth of the maximum. */
    agreement: z.object({ count: z.number().int(), percent: z.number().nullable() }),
  }),
});
/** All that an admin sees of an assistant in one place. */
export type AssistantPage = z.infer<typeof assistantPageSchema>;
