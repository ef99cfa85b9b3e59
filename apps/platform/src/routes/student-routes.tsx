import { area, page, pageOf, start } from './area-routes.tsx';
import { Component as Area } from './student/area.tsx';

// An attempt uses the whole window, so that it does not load the shell.
if (!new URLSearchParams(location.search).has('attempt')) void import('./student/shell.tsx').catch(() => undefined);

/** A student's pages. */
export const routes = area(<Area />, [
  start(async () => (await import('../features/dashboard/student/home-page.tsx')).HomePage),
  page('tasks', async () => (await import('../features/student-tasks/tasks-page.tsx')).TasksPage),
  page('tasks/:id', async () => (await import('./student/answer.tsx')).Component),
  page('words', async () => (await import('../features/words/words-page.tsx')).WordsPage),
  page('words/practice', async () => (await import('../features/words/practice-page.tsx')).PracticePage),
  page('lectures', async () => (await import('./student/lectures.tsx')).Component),
  page('lectures/:videoId', async () => (await import('./student/lecture.tsx')).Component),
  page('speaking', async () => (await import('../features/student-tasks/speaking-page.tsx')).SpeakingPage),
  page('speaking/:id', async () => (await import('./student/speaking-answer.tsx')).Component),
  page('pdfs', async () => (await import('../features/pdfs/student/pdfs-page.tsx')).StudentPdfsPage),
  pageOf(
    'pdfs/:id',
    async () => (await import('../features/pdfs/student/pdf-page.tsx')).StudentPdfPage,
    (param) => ({ id: param('id') }),
  ),
  page('books', async () => (await import('../features/book-reader/books-page.tsx')).StudentBooksPage),
  pageOf(
    'books/:id',
    async () => (await import('../features/book-reader/reader-page.tsx')).BookReaderPage,
    (param) => ({ id: param('id') }),
  ),
  page('meeting', async () => (await import('./student/meeting.tsx')).Component),
  page('notices', async () => (await import('../features/notices/notices-page.tsx')).NoticesPage),
]);
