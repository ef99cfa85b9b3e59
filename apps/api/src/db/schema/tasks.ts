import type { AssignedTask, Task, VideoPrompt } from '@rubrica/api-client/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { groups, users } from './people.ts';
import { questions } from './questions.ts';
import { videos } from './videos.ts';

export const tasks = pgTable(
  'tasks',
  {
    id: id<'Task'>(),
    title: text().notNull(),
    kind: text().$type<AssignedTask['kind']>().notNull(),
    status: text().$type<Task['status']>().notNull(),
    instructions: text().notNull().default(''),
    openAt: timestamptz(),
    dueAt: timestamptz(),
    closeAt: timestamptz(),
    timeLimitMinutes: integer(),
    /** 0 means no limit. */
    maxAttempts: integer().notNull().default(1),
    showModelAnswer: text().$type<Task['showModelAnswer']>().notNull().default('on-release'),
    allowsDictionary: boolean().notNull().default(false),
    authorId: reference(() => users.id),
    ...timestamps,
  },
  (table) => [index().on(table.status, table.kind)],
);

const taskId = reference(() => tasks.id, { onDelete: 'cascade' }).notNull();

export const taskQuestions = pgTable(
  'task_questions',
  {
    taskId,
    questionId: reference(() => questions.id).notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.questionId] }), index().on(table.questionId)],
);

/** The lectures of a task, or the videos that its students answer. */
export const taskVideos = pgTable(
  'task_videos',
  {
    taskId,
    videoId: reference(() => videos.id).notNull(),
    position: integer().notNull(),
    /** How it is answered, in a speaking task; null in others. */
    prompt: jsonb().$type<Omit<VideoPrompt, 'video'>>(),
    /** The question that it becomes in a speaking task: answers and statistics refer to it. */
    questionId: reference(() => questions.id),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.videoId] }),
    index().on(table.videoId),
    index().on(table.questionId),
  ],
);

export const taskGroups = pgTable(
  'task_groups',
  {
    taskId,
    groupId: reference(() => groups.id).notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.groupId] }), index().on(table.groupId)],
);

/** Students to whom a task is assigned in addition to its groups. */
export const taskStudents = pgTable(
  'task_students',
  {
    taskId,
    studentId: reference(() => users.id).notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.studentId] }), index().on(table.studentId)],
);

/** Extra minutes of a student in addition to a task's time limit. */
export const taskExtraTimes = pgTable(
  'task_extra_times',
  {
    taskId,
    studentId: reference(() => users.id).notNull(),
    minutes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.studentId] })],
);
