import type { Answer, AttemptStatus, StoredQuestion, TaskTaken } from '@rubrica/api-client/contract';
import type { RecordingId } from '@rubrica/question-kit';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { sessions } from './auth.ts';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { users } from './people.ts';
import { questions } from './questions.ts';
import { tasks } from './tasks.ts';

/** A student's attempt at a task; `number` counts them from 1. */
export const taskTakens = pgTable(
  'task_takens',
  {
    id: id<'TaskTaken'>(),
    taskId: reference(() => tasks.id).notNull(),
    studentId: reference(() => users.id).notNull(),
    number: integer().notNull(),
    status: text().$type<AttemptStatus>().notNull(),
    late: boolean().notNull().default(false),
    startedAt: timestamptz().notNull(),
    /** With extra time, without the grace period. */
    deadlineAt: timestamptz(),
    submittedAt: timestamptz(),
    releasedAt: timestamptz(),
    returnNote: text().notNull().default(''),
    /** The Idempotency-Key of the submission, and the reply to it. */
    submitKey: text(),
    submitReply: jsonb().$type<TaskTaken>(),
    /** Totals of the answers' marks, written in the transaction that changes them; null until it is submitted. */
    mark: doublePrecision(),
    maximum: doublePrecision(),
    /** The number of blocks that need a marker. */
    pending: integer(),
    ...timestamps,
  },
  (table) => [
    unique().on(table.taskId, table.studentId, table.number),
    index().on(table.studentId),
    index().on(table.status, table.deadlineAt),
    index().on(table.taskId, table.status, table.submittedAt),
    index().on(table.submittedAt, table.id),
  ],
);

/** Contents of questions as attempts were given them: each once, under its hash, and never changed. */
export const questionContents = pgTable('question_contents', {
  hash: text().primaryKey(),
  content: jsonb().$type<StoredQuestion['content']>().notNull(),
});

/** The questions of an attempt as they were when it started. */
export const attemptQuestions = pgTable(
  'attempt_questions',
  {
    taskTakenId: reference(() => taskTakens.id, { onDelete: 'cascade' }).notNull(),
    questionId: reference(() => questions.id).notNull(),
    position: integer().notNull(),
    contentHash: text()
      .references(() => questionContents.hash)
      .notNull(),
    /** Drawn for this attempt: others at the task may have another question at its position. */
    isDrawn: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.taskTakenId, table.questionId] }), index().on(table.questionId)],
);

/** A student's answer to one question of an attempt. `rev` counts the student's saves, `marksVersion` those of markers. */
export const answers = pgTable(
  'answers',
  {
    id: id<'Answer'>(),
    taskTakenId: reference(() => taskTakens.id, { onDelete: 'cascade' }).notNull(),
    questionId: reference(() => questions.id).notNull(),
    type: text().$type<Answer['type']>().notNull(),
    entries: jsonb().$type<Answer['answers']>().notNull(),
    rev: integer().notNull().default(0),
    flagged: boolean().notNull().default(false),
    savedAt: timestamptz(),
    /** How long the student worked on it, up to the last save; null where no page has reported any time. */
    activeMs: integer(),
    /** The same by the page that reported it (`add-active-time.ts`), and when one last did. */
    activeSittings: jsonb().$type<Record<string, number>>(),
    activeAt: timestamptz(),
    /** The entries with a marker's marks and comments; null until somebody has marked. */
    marks: jsonb().$type<Answer['answers']>(),
    marksVersion: integer().notNull().default(0),
    /** The marks when it was last marked, and the number of its blocks that need a marker; null until it is submitted. */
    mark: doublePrecision(),
    maximum: doublePrecision(),
    pending: integer(),
    ...timestamps,
  },
  (table) => [unique().on(table.taskTakenId, table.questionId), index().on(table.questionId)],
);

/** How often a recording with a play limit was played in an attempt, on all devices. */
export const countedPlays = pgTable(
  'counted_plays',
  {
    taskTakenId: reference(() => taskTakens.id, { onDelete: 'cascade' }).notNull(),
    /** The input item of a frozen question. */
    itemId: text().notNull(),
    count: integer().notNull(),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.taskTakenId, table.itemId] })],
);

/** Takes of answers with a limited number of recordings, on all devices. */
export const countedTakes = pgTable(
  'counted_takes',
  {
    taskTakenId: reference(() => taskTakens.id, { onDelete: 'cascade' }).notNull(),
    /** The id that the device which made it gave it: a report that arrives twice counts once. */
    takeId: text().notNull(),
    /** What the answer is called within the attempt: the block of a frozen question and one of its items. */
    recordingId: text().$type<RecordingId>().notNull(),
    createdAt: timestamps.createdAt,
  },
  (table) => [primaryKey({ columns: [table.taskTakenId, table.takeId] })],
);

/** In which sessions an attempt is open, and when that was last said. */
export const attemptSessions = pgTable(
  'attempt_sessions',
  {
    taskTakenId: reference(() => taskTakens.id, { onDelete: 'cascade' }).notNull(),
    sessionId: reference(() => sessions.id, { onDelete: 'cascade' }).notNull(),
    seenAt: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskTakenId, table.sessionId] }), index().on(table.sessionId)],
);
