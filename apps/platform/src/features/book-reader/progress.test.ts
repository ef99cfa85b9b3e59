import { expect, test } from 'vitest';
import { lastOpened, shareRead } from './progress.ts';

const book = (page: number, openedAt: string, finishedAt: string | null = null) => ({
  pageCount: 10,
  reading: { page, secondsRead: 0, openedAt, finishedAt, reportedAt: '2026-03-02T09:00:00.000Z' },
});
const unread = { pageCount: 10, reading: null };

test('a book is read as far as its pages were turned, and whole once it was finished', () => {
  expect(shareRead(unread)).toBe(0);
  expect(shareRead(book(1, ''))).toBe(0);
  expect(shareRead(book(6, ''))).toBe(0.5);
  expect(shareRead(book(1, '', '2026-03-02T10:00:00.000Z'))).toBe(1);
  expect(shareRead({ ...book(3, ''), pageCount: 0 })).toBe(0);
});

test('one goes on with the book that was opened last and is not finished', () => {
  const older = book(2, '2026-03-01T10:00:00.000Z');
  const newer = book(2, '2026-03-02T10:00:00.000Z');
  const finished = book(2, '2026-03-03T10:00:00.000Z', '2026-03-03T11:00:00.000Z');
  expect(lastOpened([unread, older, finished, newer])).toBe(newer);
  expect(lastOpened([unread, finished])).toBeNull();
});
