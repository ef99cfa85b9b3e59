import type { AssignedTask, QuestionDraw, Task, VideoPrompt } from '@rubrica/api-client/contract';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { groups, users } from './people.ts';
import { categories, diplomas, levels } from './named.ts';
import { questions, tags } from './questions.ts';
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

/** Questions that each attempt at a task draws from the bank. What is null is not asked for. */
export const taskDraws = pgTable(
  'task_draws',
  {
    id: id<'TaskDraw'>(),
    taskId,
    position: integer().notNull(),
    count: integer().notNull(),
    /** What each of the questions is worth, in points. */
    mark: doublePrecision().notNull(),
    type: text().$type<QuestionDraw['type']>(),
    subQuestionType: text().$type<QuestionDraw['subQuestionType']>(),
    categoryId: reference(() => categories.id),
    levelId: reference(() => levels.id),
    diplomaId: reference(() => diplomas.id),
  },
  (table) => [index().on(table.taskId)],
);

/** The tags that a drawn question has, all of them. */
export const taskDrawTags = pgTable(
  'task_draw_tags',
  {
    drawId: reference(() => taskDraws.id, { onDelete: 'cascade' }).notNull(),
    tagId: reference(() => tags.id).notNull(),
  },
  (table) => [primaryKey({ columns: [table.drawId, table.tagId] }), index().on(table.tagId)],
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
