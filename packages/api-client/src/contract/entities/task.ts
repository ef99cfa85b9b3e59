import { markSchema, questionTypeSchema, skillSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime, storedFields } from '../shapes.ts';
import { questionDrawSchema } from './question-draw.ts';

/** Task or lesson kinds (`spec.md` section 3). */
export const taskKinds = ['vdo-lect', 'vdo-speaking', 'quiz', 'homework'] as const;
export const taskKindSchema = z.enum(taskKinds);

export const taskStatusSchema = z.enum(['draft', 'published', 'closed', 'archived']);
export const showModelAnswerSchema = z.enum(['never', 'on-release', 'after-close']);

const seconds = z.number().int().min(1).max(3600);

/** How the students of a speaking task answer one of its videos. */
export const videoPromptSchema = z.object({
  video: idOf<'Video'>(),
  /** What they are to do; plain text, line breaks stay. */
  instructions: z.string().trim().max(5000).default(''),
  /** What an answer is worth, in points. */
  mark: markSchema.min(0.5).default(1),
  /** Time to prepare, before the recording starts by itself; null for none. */
  prepSeconds: seconds.nullable().default(null),
  /** Time to speak; null for no limit of its own. */
  answerSeconds: seconds.nullable().default(null),
  /** How often an answer may be recorded; null for no limit. */
  tries: z.number().int().min(1).max(20).nullable().default(null),
});
/** How the students of a speaking task answer one of its videos. */
export type VideoPrompt = z.infer<typeof videoPromptSchema>;

const taskFields = {
  title: z.string().trim().min(1).max(200),
  kind: taskKindSchema.default('homework'),
  /** Plain text; line breaks stay. */
  instructions: z.string().max(20_000).default(''),
  questions: z.array(idOf<'Question'>()).max(200).default([]),
  /** Questions that each attempt draws from the bank; they follow `questions`. In homework and quizzes. */
  draws: z.array(questionDrawSchema).max(20).default([]),
  /** Lectures to watch (`vdo-lect`), or videos to answer by speaking (`vdo-speaking`), in their order. */
  videos: z.array(idOf<'Video'>()).max(50).default([]),
  /** In a speaking task: how its videos are answered. A video that is not named here has the defaults; kept for speaking tasks alone. */
  prompts: z.array(videoPromptSchema).max(50).default([]),
  groups: z.array(idOf<'Group'>()).max(200).default([]),
  students: z.array(idOf<'User'>()).max(2000).default([]),
  openAt: dateTime.nullable().default(null),
  /** Later is late. */
  dueAt: dateTime.nullable().default(null),
  /** Later is refused. */
  closeAt: dateTime.nullable().default(null),
  timeLimitMinutes: z.number().int().min(1).max(1440).nullable().default(null),
  extraTime: z.array(z.object({ student: idOf<'User'>(), minutes: z.number().int().min(1).max(1440) })).default([]),
  /** 0 is no limit. */
  maxAttempts: z.number().int().min(0).max(100).default(1),
  showModelAnswer: showModelAnswerSchema.default('on-release'),
  /** Whether words may be looked up while the time runs; without a time limit they always may. */
  allowsDictionary: z.boolean().default(false),
};

export const taskBodySchema = z.object({ ...taskFields, status: taskStatusSchema.default('draft') });

/** How many attempts stand where; `assigned` and `handedIn` count students. */
export const taskCountsSchema = z.object({
  /** Students who have the task; one who was deactivated only if they have handed in. */
  assigned: z.number().int(),
  /** Students with an attempt that was handed in and not returned; those who have completed the lectures of a `vdo-lect` task. */
  handedIn: z.number().int(),
  inProgress: z.number().int(),
  toMark: z.number().int(),
  marked: z.number().int(),
  released: z.number().int(),
  /** Students who have completed the lectures of a `vdo-lect` task; 0 for other kinds, as what follows. */
  completed: z.number().int(),
  /** Students with an answer in its lectures that waits for a person. */
  lecturesToMark: z.number().int(),
});

/** A task as staff see it. */
export const taskSchema = z.object({
  ...storedFields<'Task'>(),
  ...taskFields,
  status: taskStatusSchema,
  counts: taskCountsSchema,
});
export type Task = z.infer<typeof taskSchema>;

export const attemptStatusSchema = z.enum([
  'in_progress',
  'submitted',
  'auto_submitted',
  'marking',
  'marked',
  'released',
  'returned',
]);
export type AttemptStatus = z.infer<typeof attemptStatusSchema>;

/** Where a task stands for a student, by the server's clock. */
export const taskPhaseSchema = z.enum(['upcoming', 'open', 'late', 'closed']);

/** A student's own attempt in a list; marks only once released. */
export const ownAttemptSchema = z.object({
  _id: idOf<'TaskTaken'>(),
  number: z.number().int(),
  status: attemptStatusSchema,
  startedAt: dateTime,
  submittedAt: dateTime.nullable(),
  deadlineAt: dateTime.nullable(),
  /** What the marker said on returning it; empty unless it is returned. */
  returnNote: z.string(),
  mark: z.number().nullable(),
  maximum: z.number().nullable(),
});

/** A lecture of a task, and how far its student is with it. */
export const assignedLectureSchema = z.object({
  video: idOf<'Video'>(),
  title: z.string(),
  durationMs: z.number().int(),
  watchedPercent: z.number(),
  /** Watched, with its required questions answered. */
  isComplete: z.boolean(),
});

/** A task as its student, or a parent of one, sees it. */
export const assignedTaskSchema = z.object({
  _id: idOf<'Task'>(),
  title: z.string(),
  kind: taskKindSchema,
  /** The skill of all its questions; null where they have several, or where it has none. */
  skill: skillSchema.nullable(),
  instructions: z.string(),
  questionCount: z.number().int(),
  openAt: dateTime.nullable(),
  dueAt: dateTime.nullable(),
  closeAt: dateTime.nullable(),
  /** With this student's extra time. */
  timeLimitMinutes: z.number().int().nullable(),
  maxAttempts: z.number().int(),
  phase: taskPhaseSchema,
  /** Whether another attempt can be started now. */
  canStart: z.boolean(),
  attempts: z.array(ownAttemptSchema),
  /** The lectures of a `vdo-lect` task, which has no attempts, in their order; empty for other kinds. */
  lectures: z.array(assignedLectureSchema),
});
export type AssignedTask = z.infer<typeof assignedTaskSchema>;

/** One question of a task over all its attempts, for the task-questions page. */
export const taskQuestionSchema = z.object({
  question: idOf<'Question'>(),
  title: z.string(),
  subQuestionType: questionTypeSchema,
  position: z.number().int(),
  maximum: z.number(),
  answered: z.number().int(),
  /** Answers that wait for a person. */
  pending: z.number().int(),
  /** The first attempt with an answer that waits; null where none waits. */
  toMark: idOf<'TaskTaken'>().nullable().optional(),
  /** Mean mark in percent of the maximum; null before the first mark. */
  meanPercent: z.number().nullable(),
});
