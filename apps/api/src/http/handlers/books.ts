import { getBookVersion, listBookVersions, restoreBookVersion } from '../../services/books/book-versions.ts';
import { checkBookAnswers } from '../../services/books/check-book-answers.ts';
import { createBook } from '../../services/books/create-book.ts';
import { getBook } from '../../services/books/get-book.ts';
import { getStudentBook } from '../../services/books/get-student-book.ts';
import { listBookReaders } from '../../services/books/list-book-readers.ts';
import { listBooks } from '../../services/books/list-books.ts';
import { listStudentBooks } from '../../services/books/list-student-books.ts';
import { publishBook, unpublishBook } from '../../services/books/publish-book.ts';
import { removeBook } from '../../services/books/remove-book.ts';
import { saveBookReading } from '../../services/books/save-book-reading.ts';
import { updateBook } from '../../services/books/update-book.ts';
import { measureWords } from '../../services/dictionary/measure-words.ts';
import type { Handlers } from '../call-handlers.ts';

/** Books, as staff write them and as students read them. */
export const bookHandlers = {
  listBooks,
  createBook,
  getBook,
  updateBook,
  removeBook,
  publishBook,
  unpublishBook,
  listBookReaders,
  listBookVersions,
  getBookVersion,
  restoreBookVersion,
  measureWords,
  listStudentBooks,
  getStudentBook,
  saveBookReading,
  checkBookAnswers,
} satisfies Partial<Handlers>;
