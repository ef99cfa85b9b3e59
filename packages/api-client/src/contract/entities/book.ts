import {
  answerEntriesSchema,
  blockMarkSchema,
  fileRefSchema,
  questionSchema,
  studentQuestionSchema,
} from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime, storedFields } from '../shapes.ts';

/** The levels of the Common European Framework, from the easiest. */
export const cefrLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
const cefrLevelSchema = z.enum(cefrLevels);
export type CefrLevel = z.infer<typeof cefrLevelSchema>;

/** The most pages that a book has. */
export const mostBookPages = 200;

const pageIdSchema = z.uuid();

const bookImageSchema = z.object({
  file: fileRefSchema,
  /** What the image shows, for those who do not see it; empty while the author still owes it. */
  alt: z.string().trim().max(500),
});

/** The most characters of a page's rich text. */
export const longestBookPage = 20_000;

/** A page: its pictures, its text, and the author's own recording of it. */
const bookPageSchema = z.object({
  /** Chosen by whoever adds the page, and kept when it is moved. */
  _id: pageIdSchema,
  /** Rich text. What is stored may be longer than what is accepted: it was escaped. */
  text: z.string(),
  images: z.array(bookImageSchema).max(6).default([]),
  /** Read aloud by a person; null where the browser's voice reads. */
  recording: fileRefSchema.nullable().default(null),
});
export type BookPage = z.infer<typeof bookPageSchema>;
const writtenPageSchema = bookPageSchema.extend({ text: z.string().max(longestBookPage) });

const bookQuestionSchema = z.object({
  question: idOf<'Question'>(),
  /** The page that it follows; null at the end of the book. */
  page: pageIdSchema.nullable(),
});
export type BookQuestion = z.infer<typeof bookQuestionSchema>;

const bookFields = {
  title: z.string().trim().min(1).max(200),
  language: z.enum(['en', 'ar']),
  category: idOf<'Category'>().nullable(),
  genre: z.string().trim().max(60),
  /** The school year that it is written for. */
  grade: z.number().int().min(1).max(12).nullable(),
  /** A target that the author sets; no measure of Lexile's own. */
  lexile: z.number().int().min(0).max(2000),
  /** The level whose words its readers know: harder ones are marked for the author. */
  level: cefrLevelSchema.nullable(),
  /** The accent in which English is read aloud: British or American. */
  accent: z.enum(['br', 'us']),
};

const contentFields = {
  pages: z.array(bookPageSchema).max(mostBookPages),
  questions: z.array(bookQuestionSchema).max(200),
};

/** What is written of a book. */
export const bookBodySchema = z
  .object({
    title: bookFields.title,
    language: bookFields.language.default('en'),
    category: bookFields.category.default(null),
    genre: bookFields.genre.default('fiction'),
    grade: bookFields.grade.default(null),
    lexile: bookFields.lexile.default(100),
    level: bookFields.level.default(null),
    accent: bookFields.accent.default('br'),
    pages: z.array(writtenPageSchema).max(mostBookPages).default([]),
    questions: contentFields.questions.default([]),
  })
  .refine(({ pages }) => new Set(pages.map(({ _id }) => _id)).size === pages.length, {
    path: ['pages'],
    error: 'Each page has an id of its own.',
  });

/** What is stored of a book by its authors, and kept as a version. */
export const bookContentSchema = z.object({ ...bookFields, ...contentFields });
export type BookContent = z.infer<typeof bookContentSchema>;

/** A book as the list of staff shows it. */
export const bookSummarySchema = z.object({
  ...storedFields<'Book'>(),
  ...bookFields,
  categoryName: z.string(),
  pageCount: z.number().int(),
  /** The first picture; null where it has none. */
  cover: fileRefSchema.nullable(),
  authorName: z.string().nullable(),
  /** When it was last published; null while students do not see it. */
  publishedAt: dateTime.nullable(),
  /** Whether it has changed since. */
  hasChanges: z.boolean(),
  /** How many students have opened it. */
  readers: z.number().int(),
});
export type BookSummary = z.infer<typeof bookSummarySchema>;

/** A book as its authors write it. */
export const bookSchema = z.object({
  ...storedFields<'Book'>(),
  ...bookContentSchema.shape,
  /** Grows with every save. */
  rev: z.number().int(),
  author: idOf<'User'>().nullable(),
  publishedAt: dateTime.nullable(),
  hasChanges: z.boolean(),
  /** The groups whose students read it once it is published. */
  groups: z.array(idOf<'Group'>()),
});
export type Book = z.infer<typeof bookSchema>;

/** A kept version of a book. */
export const bookVersionSchema = z.object({
  number: z.number().int(),
  savedAt: dateTime,
  author: z.object({ _id: idOf<'User'>(), name: z.string() }).nullable(),
  title: z.string(),
  pageCount: z.number().int(),
  /** Whether it is what students read. */
  isPublished: z.boolean(),
});
export type BookVersion = z.infer<typeof bookVersionSchema>;

/** A kept version with its content. */
export const bookVersionContentSchema = bookVersionSchema.extend({ content: bookContentSchema });

/** Where a student is in a book. */
export const bookReadingSchema = z.object({
  /** From 1. */
  page: z.number().int(),
  secondsRead: z.number().int(),
  openedAt: dateTime,
  /** When they first came to the last page. */
  finishedAt: dateTime.nullable(),
  /** When they were last heard of: a place that a device kept before is out of date. */
  reportedAt: dateTime,
});
export type BookReading = z.infer<typeof bookReadingSchema>;

/** The longest time read that one report tells, 12 hours: all that a device keeps of some days without a network. */
export const mostSecondsRead = 43_200;

/** What a reader reports. */
export const bookReadingBodySchema = z.object({
  /** From 1. */
  page: z.number().int().min(1).max(mostBookPages),
  /** How long the book was in sight since the last report. No more counts than has passed since then. */
  seconds: z.number().int().min(0).max(mostSecondsRead),
});

/** A student who should read a book or has begun to; `page` and `lastReadAt` are null before they open it. */
export const bookReaderSchema = z.object({
  _id: idOf<'User'>(),
  name: z.string(),
  page: z.number().int().nullable(),
  secondsRead: z.number().int(),
  finishedAt: dateTime.nullable(),
  lastReadAt: dateTime.nullable(),
});
export type BookReader = z.infer<typeof bookReaderSchema>;

/** A book as its readers' list shows it. */
export const studentBookSummarySchema = z.object({
  _id: idOf<'Book'>(),
  ...bookFields,
  pageCount: z.number().int(),
  cover: bookImageSchema.nullable(),
  publishedAt: dateTime.nullable(),
  /** The caller's own; null before they open it. */
  reading: bookReadingSchema.nullable(),
});
export type StudentBookSummary = z.infer<typeof studentBookSummarySchema>;

/** A book as its readers have it: what was published last. Staff get it as it is now. */
export const studentBookSchema = studentBookSummarySchema.extend({
  pages: contentFields.pages,
  questions: z.array(bookQuestionSchema.extend({ view: studentQuestionSchema })),
});
export type StudentBook = z.infer<typeof studentBookSchema>;

/** Answers to a question of a book. Nothing of them is stored. */
export const bookAnswersBodySchema = z.object({ question: idOf<'Question'>(), answers: answerEntriesSchema });

/** What is right of the answers to a question of a book. */
export const bookAnswersReplySchema = z.object({
  answers: answerEntriesSchema,
  marks: z.array(blockMarkSchema),
  /** The question with its key. */
  solution: questionSchema,
});

/** The most words that are measured at once. */
export const mostMeasuredWords = 1000;

/** Words to be measured. */
export const wordMeasuresBodySchema = z.object({
  language: bookFields.language,
  words: z.array(z.string().trim().min(1).max(60)).min(1).max(mostMeasuredWords),
});

/** What is known of words; those that nothing is known of are left out. */
export const wordMeasuresReplySchema = z.object({
  words: z.array(
    z.object({
      word: z.string(),
      /** The easiest at which an imported list has it, in any of its forms. */
      level: cefrLevelSchema.nullable(),
      /** As it is said most often. */
      syllables: z.number().int().nullable(),
    }),
  ),
  /** The imported lists that have levels; none where none was imported. */
  lists: z.array(z.string()),
});
