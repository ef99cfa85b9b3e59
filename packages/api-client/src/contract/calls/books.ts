import { z } from 'zod';
import { answersBody, call, questionBody } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import {
  bookAnswersBodySchema,
  bookAnswersReplySchema,
  bookBodySchema,
  bookReaderSchema,
  bookReadingBodySchema,
  bookReadingSchema,
  bookSchema,
  bookSummarySchema,
  bookVersionContentSchema,
  bookVersionSchema,
  studentBookSchema,
  studentBookSummarySchema,
  wordMeasuresBodySchema,
  wordMeasuresReplySchema,
} from '../entities/book.ts';
import { byId, idOf } from '../ids.ts';
import { booleanFlag, listQuery, pageOf } from '../shapes.ts';

const byVersion = byId<'Book'>().extend({ number: z.coerce.number<string>().int().min(1).max(1_000_000) });
const revBody = z.object({ rev: z.number().int() });

/** Books: staff write them, students read what is published to their groups. */
export const bookCalls = {
  ...defineResource('Book', {
    entity: bookSchema,
    listItem: bookSummarySchema,
    createBody: bookBodySchema,
    body: bookBodySchema.safeExtend({
      rev: z.number().int(),
      /**
       * How the author decided a conflict: `mine` writes this over the stored book, which stays a version of its own; `theirs` leaves the
       * stored book as it is, and keeps this as a version.
       */
      chosen: z.enum(['mine', 'theirs']).optional(),
    }),
    // The longest book, in letters of two bytes.
    bodyLimits: { ...questionBody, bytes: 8 * questionBody.bytes },
    conflict: bookSchema,
    sortable: ['title', 'genre', 'grade', 'lexile', 'publishedAt', 'createdAt', 'updatedAt'],
    filters: {
      language: z.enum(['en', 'ar']).optional(),
      category: idOf<'Category'>().optional(),
      published: booleanFlag.optional(),
    },
    summaries: {
      list: 'A page of the books, for staff.',
      update:
        'Writes a book whole, with its pages; `rev` is the one it was made upon. After a conflict, `chosen` says which of the two the author took: the other stays a version. Students read what was published last.',
      remove: 'Removes a book that is not published, with what was read in it.',
    },
  }),
  publishBook: call({
    method: 'POST',
    path: '/books/:id/publish',
    summary: 'Shows a book as it is now to the students of these groups, in place of what was published before.',
    params: byId<'Book'>(),
    body: z.object({ rev: z.number().int(), groups: z.array(idOf<'Group'>()).min(1).max(200) }),
    reply: bookSchema,
    conflict: bookSchema,
  }),
  unpublishBook: call({
    method: 'POST',
    path: '/books/:id/unpublish',
    summary: 'Shows a book to no student any more. Where they were in it is kept.',
    params: byId<'Book'>(),
    reply: bookSchema,
  }),
  listBookReaders: call({
    method: 'GET',
    path: '/books/:id/readers',
    summary: 'A page of the students who should read a book, with how far each has come and how long they read.',
    params: byId<'Book'>(),
    query: listQuery(['name', 'page', 'secondsRead', 'lastReadAt'], {}),
    reply: pageOf(bookReaderSchema),
  }),
  listBookVersions: call({
    method: 'GET',
    path: '/books/:id/versions',
    summary: 'The kept versions of a book, the newest first.',
    params: byId<'Book'>(),
    reply: z.object({ items: z.array(bookVersionSchema) }),
  }),
  getBookVersion: call({
    method: 'GET',
    path: '/books/:id/versions/:number',
    summary: 'A kept version of a book with its content.',
    params: byVersion,
    reply: bookVersionContentSchema,
  }),
  restoreBookVersion: call({
    method: 'POST',
    path: '/books/:id/versions/:number/restore',
    summary: 'Brings back a version as a new revision; `rev` is the one that it replaces.',
    params: byVersion,
    body: revBody,
    reply: bookSchema,
    conflict: bookSchema,
  }),
  measureWords: call({
    method: 'POST',
    path: '/word-measures',
    summary:
      'What imported lists and the pronouncing dictionary know of words: their level, and how many syllables they have.',
    body: wordMeasuresBodySchema,
    reply: wordMeasuresReplySchema,
  }),
  ...defineResource('StudentBook', {
    entity: studentBookSchema,
    listItem: studentBookSummarySchema,
    sortable: ['title', 'publishedAt', 'openedAt'],
    summaries: {
      list: 'A page of the books that the caller may read, each with their own place.',
      get: 'A book as its readers have it, with the caller’s own place; no question carries its key.',
    },
  }),
  saveBookReading: call({
    method: 'PUT',
    path: '/student-books/:id/reading',
    summary: 'Keeps the caller’s place in a book, and adds what they have read since the last report.',
    params: byId<'Book'>(),
    body: bookReadingBodySchema,
    reply: bookReadingSchema,
  }),
  checkBookAnswers: call({
    method: 'POST',
    path: '/student-books/:id/answers',
    summary: 'Says what is right of the answers to a question of a book, with its key. Nothing is stored.',
    params: byId<'Book'>(),
    body: bookAnswersBodySchema,
    bodyLimits: answersBody,
    reply: bookAnswersReplySchema,
  }),
};
