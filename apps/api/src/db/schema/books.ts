import type { BookContent, BookPage } from '@rubrica/api-client/contract';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, reference, timestamps, timestamptz } from './columns.ts';
import { categories } from './named.ts';
import { groups, users } from './people.ts';
import { questions } from './questions.ts';

/** A book as its authors write it. Its pages are read and written as a whole, under one revision. */
export const books = pgTable(
  'books',
  {
    id: id<'Book'>(),
    rev: integer().notNull().default(1),
    title: text().notNull(),
    language: text().$type<BookContent['language']>().notNull().default('en'),
    categoryId: reference(() => categories.id),
    genre: text().notNull().default('fiction'),
    grade: integer(),
    lexile: integer().notNull().default(100),
    level: text().$type<NonNullable<BookContent['level']>>(),
    accent: text().$type<BookContent['accent']>().notNull().default('br'),
    pages: jsonb().$type<BookPage[]>().notNull().default([]),
    authorId: reference(() => users.id),
    /** The version that students read; null while none is published. */
    publishedVersion: integer(),
    /** The revision that was published. */
    publishedRev: integer(),
    publishedAt: timestamptz(),
    ...timestamps,
  },
  (table) => [index().on(table.categoryId)],
);

const bookId = reference(() => books.id, { onDelete: 'cascade' }).notNull();

/** Contents of a book that are kept: each that was published, and one for each hour of writing. */
export const bookVersions = pgTable(
  'book_versions',
  {
    bookId,
    number: integer().notNull(),
    authorId: reference(() => users.id),
    /** When the first of its saves was made. */
    startedAt: timestamptz().notNull(),
    savedAt: timestamptz().notNull(),
    /** Whether it has been published: it is written over no more. */
    publishedAt: timestamptz(),
    snapshot: jsonb().$type<BookContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.number] })],
);

/** The groups whose students read a book once it is published. */
export const bookGroups = pgTable('book_groups', { bookId, groupId: reference(() => groups.id).notNull() }, (table) => [
  primaryKey({ columns: [table.bookId, table.groupId] }),
  index().on(table.groupId),
]);

/** The questions of a book as it is written, in order. */
export const bookQuestions = pgTable(
  'book_questions',
  {
    bookId,
    position: integer().notNull(),
    /** The page that it follows; null at the end of the book. */
    pageId: uuid(),
    questionId: reference(() => questions.id).notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.position] }), index().on(table.questionId)],
);

/** Where a student is in a book. */
export const bookReadings = pgTable(
  'book_readings',
  {
    bookId,
    studentId: reference(() => users.id).notNull(),
    /** From 1. */
    page: integer().notNull(),
    secondsRead: integer().notNull().default(0),
    openedAt: timestamptz().notNull(),
    finishedAt: timestamptz(),
    /** When they last reported: no more time than has passed since is added. */
    reportedAt: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.studentId] }), index().on(table.studentId)],
);
