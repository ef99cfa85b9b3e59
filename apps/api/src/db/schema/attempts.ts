import type { Answer, AttemptStatus, StoredQuestion, TaskTaken } from '@rubrica/api-client/contract';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { id, timestamptz, timestamps } from './columns.ts';
import { users } from './people.ts';
import { questions } from './questions.ts';
import { tasks } from './tasks.ts';

/** An attempt: a student's nth taking of a task. */
export const taskTakens = pgTable(
  'task_takens',
  {
    id: id(),
    taskId: uuid()
      .notNull()
      .references(() => tasks.id),
    studentId: uuid()
      .notNull()
      .references(() => users.id),
    number: integer().notNull(),
    status: text().$type<AttemptStatus>().notNull(),
    late: boolean().notNull().default(false),
    startedAt: timestamptz().notNull(),
    /** With extra time, without the grace for the network. */
    deadlineAt: timestamptz(),
    submittedAt: timestamptz(),
    releasedAt: timestamptz(),
    returnNote: text().notNull().default(''),
    /** The Idempotency-Key that handed it in, and what was answered then. */
    submitKey: text(),
    submitReply: jsonb().$type<TaskTaken>(),
    /** Sums over the answers' marks, written in the transaction that changes them; null until it is handed in. */
    mark: doublePrecision(),
    maximum: doublePrecision(),
    /** Blocks that wait for a person. */
    pending: integer(),
    ...timestamps,
  },
  (table) => [
    unique().on(table.taskId, table.studentId, table.number),
    index().on(table.studentId),
    index().on(table.status, table.deadlineAt),
    index().on(table.taskId, table.status, table.submittedAt),
  ],
);

/** The questions of an attempt as they were when it began. */
export const attemptQuestions = pgTable(
  'attempt_questions',
  {
    taskTakenId: uuid()
      .notNull()
      .references(() => taskTakens.id, { onDelete: 'cascade' }),
    questionId: uuid()
      .notNull()
      .references(() => questions.id),
    position: integer().notNull(),
    content: jsonb().$type<StoredQuestion['content']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskTakenId, table.questionId] }), index().on(table.questionId)],
);

/** A student's answer to one question of an attempt. `rev` counts the student's saves, `marksVersion` the markers'. */
export const answers = pgTable(
  'answers',
  {
    id: id(),
    taskTakenId: uuid()
      .notNull()
      .references(() => taskTakens.id, { onDelete: 'cascade' }),
    questionId: uuid()
      .notNull()
      .references(() => questions.id),
    type: text().$type<Answer['type']>().notNull(),
    entries: jsonb().$type<Answer['answers']>().notNull(),
    rev: integer().notNull().default(0),
    flagged: boolean().notNull().default(false),
    savedAt: timestamptz(),
    /** The entries with a person's marks and comments; null while nobody has marked. */
    marks: jsonb().$type<Answer['answers']>(),
    marksVersion: integer().notNull().default(0),
    /** What it earned when it was last marked, and how many of its blocks waited for a person; null until it is handed in. */
    mark: doublePrecision(),
    maximum: doublePrecision(),
    pending: integer(),
    ...timestamps,
  },
  (table) => [unique().on(table.taskTakenId, table.questionId)],
);
