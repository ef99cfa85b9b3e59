import type { Book, BookContent, BookId } from '@rubrica/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bookQuestions, books } from '../../db/schema/books.ts';
import { categories } from '../../db/schema/named.ts';
import { files } from '../../db/schema/files.ts';
import { questions } from '../../db/schema/questions.ts';
import { visibleFiles } from '../../policy/visible/attempts.ts';
import { visibleQuestions } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import type { FieldProblems } from '../errors/failure-data.ts';
import { isUuid, recordBookFiles } from '../files/record-file-uses.ts';
import { filesOfBook } from './book-content.ts';
import { keepBookVersion } from './keep-book-version.ts';
import { selectBookById } from './select-book.ts';

interface BookWrite {
  id: BookId;
  /** The revision that it is written over. */
  rev: number;
  content: BookContent;
  /** The version that is brought back; null for what was written. */
  restoredFrom: number | null;
  /** Whether what it is written over stays a version of its own in any case. */
  isNewVersion: boolean;
}

/**
 * Replaces a book if the stored revision is still the one that the author saw. Students go on reading what was published.
 *
 * @throws {ConflictError} if it is not
 * @throws {ValidationError} if it names what does not exist
 */
export async function writeBook(
  context: SignedInContext,
  tx: Database,
  { id, rev, content, restoredFrom, isNewVersion }: BookWrite,
): Promise<Book> {
  const { caller, clock } = context;
  const now = clock.now();
  await lockBook(tx, id, rev);
  const before = await selectBookById(tx, id);
  // What a version names was checked when it was written.
  if (restoredFrom === null) await assertKnown(context, tx, content, before);
  await tx
    .update(books)
    .set({ ...toBookColumns(content), rev: rev + 1, updatedAt: now })
    .where(eq(books.id, id));
  await writeReferences(tx, id, content);
  await keepBookVersion(tx, { bookId: id, content, authorId: caller.id, now }, { isNew: isNewVersion });
  const after = await selectBookById(tx, id);
  await recordAudit(context, tx, restoredFrom === null ? 'updateBook' : 'restoreBookVersion', {
    object: `book:${id}`,
    before,
    after,
    ...(restoredFrom === null ? {} : { details: { restoredFrom } }),
  });
  return after;
}

/**
 * Locks a book, so that saves of it wait for each other.
 *
 * @throws {ConflictError} with the stored book if its revision is not this one
 */
export async function lockBook(tx: Database, id: BookId, rev: number): Promise<void> {
  const [locked] = await tx.select({ rev: books.rev }).from(books).where(eq(books.id, id)).for('update');
  if (locked?.rev !== rev) throw new ConflictError('conflict', undefined, await selectBookById(tx, id));
}

/** Returns the columns of a book's row that its authors write. */
export function toBookColumns({ category, questions: _, ...columns }: BookContent) {
  return { ...columns, categoryId: category };
}

/** Replaces the questions of a book, and records its files for those who see it. */
export async function writeReferences(tx: Database, bookId: BookId, content: BookContent): Promise<void> {
  await tx.delete(bookQuestions).where(eq(bookQuestions.bookId, bookId));
  const rows = content.questions.map(({ question, page }, position) => ({
    bookId,
    position,
    pageId: page,
    questionId: question,
  }));
  if (rows.length > 0) await tx.insert(bookQuestions).values(rows);
  await recordBookFiles(tx, bookId, filesOfBook(content));
}

/**
 * Checks that what a book names exists, and that the caller sees what it did not name before: a book shows its files and
 * questions to whole groups.
 *
 * @throws {ValidationError} with all validation errors
 */
export async function assertKnown(
  { caller }: SignedInContext,
  tx: Database,
  content: BookContent,
  before: BookContent | null,
): Promise<void> {
  const problems: FieldProblems = {};
  const { category } = content;
  if (category !== null && (await tx.$count(categories, eq(categories.id, category))) === 0)
    problems['category'] = [{ code: 'unknown' }];

  const formerQuestions = new Set(before?.questions.map(({ question }) => question));
  const newQuestions = content.questions.map(({ question }) => question).filter((one) => !formerQuestions.has(one));
  if (newQuestions.length > 0) {
    const seen = await tx
      .select({ id: questions.id })
      .from(questions)
      .where(and(inArray(questions.id, newQuestions), visibleTo(caller, visibleQuestions)))
      // Locked, so that none is removed meanwhile.
      .for('share');
    if (seen.length < new Set(newQuestions).size) problems['questions'] = [{ code: 'unknown' }];
  }

  const formerFiles = new Set(before ? filesOfBook(before) : []);
  const newFiles = filesOfBook(content).filter((file) => !formerFiles.has(file));
  if (newFiles.length > 0) {
    const isSeen = and(inArray(files.id, newFiles.filter(isUuid)), visibleTo(caller, visibleFiles));
    const seen = await tx.$count(files, isSeen);
    if (seen < newFiles.length) problems['pages'] = [{ code: 'unknown' }];
  }
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}
