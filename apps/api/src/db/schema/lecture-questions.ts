import type { Answer, StoredQuestion } from '@rubrica/api-client/contract';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { users } from './people.ts';
import { videos } from './videos.ts';

/** A question at which a lecture stops. Its content is in `lectureQuestionVersions`. */
export const lectureQuestions = pgTable(
  'lecture_questions',
  {
    id: id<'LectureQuestion'>(),
    videoId: reference(() => videos.id).notNull(),
    /** Where the video stops. */
    atMs: integer().notNull(),
    title: text().notNull(),
    subQuestionType: text().$type<StoredQuestion['content']['subQuestionType']>().notNull(),
    maximum: doublePrecision().notNull(),
    /** Must be answered before the video goes on. */
    isRequired: boolean().notNull().default(true),
    /** Must be answered correctly before the video goes on, or until no tries are left. */
    mustBeRight: boolean().notNull().default(false),
    /** 0 is no limit. */
    maxTries: integer().notNull().default(1),
    /** Shows the key and the author's reasons after the last try or the right answer. */
    showWhy: boolean().notNull().default(true),
    /** Whether the content has no validation issue: students are not asked a question that has. */
    isReady: boolean().notNull().default(false),
    /** The version that students are asked now. */
    version: integer().notNull().default(1),
    /** Grows with every save. */
    rev: integer().notNull().default(1),
    /** Asked no more; its answers stay. */
    archived: boolean().notNull().default(false),
    authorId: reference(() => users.id),
    ...timestamps,
  },
  (table) => [index().on(table.videoId, table.atMs)],
);

/** The content of a question. A version is never changed: an edit adds one, and drops what nobody has answered. */
export const lectureQuestionVersions = pgTable(
  'lecture_question_versions',
  {
    lectureQuestionId: reference(() => lectureQuestions.id, { onDelete: 'cascade' }).notNull(),
    version: integer().notNull(),
    content: jsonb().$type<StoredQuestion['content']>().notNull(),
    ...timestamps,
  },
  (table) => [primaryKey({ columns: [table.lectureQuestionId, table.version] })],
);

/** A student's tries at a question of a lecture; `try` counts them from 1 and the last one stands. */
export const lectureAnswers = pgTable(
  'lecture_answers',
  {
    id: id<'LectureAnswer'>(),
    lectureQuestionId: reference(() => lectureQuestions.id).notNull(),
    version: integer().notNull(),
    studentId: reference(() => users.id).notNull(),
    try: integer().notNull(),
    entries: jsonb().$type<Answer['answers']>().notNull(),
    /** The entries with a marker's marks and comments; null until somebody has marked. */
    marks: jsonb().$type<Answer['answers']>(),
    mark: doublePrecision().notNull(),
    maximum: doublePrecision().notNull(),
    /** The number of blocks that need a marker. */
    pending: integer().notNull(),
    /** Grows with every saved mark. */
    marksVersion: integer().notNull().default(0),
    markedBy: reference(() => users.id),
    markedAt: timestamptz(),
    ...timestamps,
  },
  (table) => [
    unique().on(table.lectureQuestionId, table.studentId, table.try),
    foreignKey({
      columns: [table.lectureQuestionId, table.version],
      foreignColumns: [lectureQuestionVersions.lectureQuestionId, lectureQuestionVersions.version],
    }),
    index().on(table.studentId),
  ],
);
