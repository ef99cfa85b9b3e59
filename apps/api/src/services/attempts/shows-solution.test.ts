import { expect, test } from 'vitest';
import { showsSolution } from './shows-solution.ts';

const closeAt = new Date('2030-05-01T09:00:00Z');
const before = new Date('2030-05-01T08:59:59Z');

test('model answers that are never shown stay hidden after everything', () => {
  expect(showsSolution({ showModelAnswer: 'never', status: 'archived', closeAt }, closeAt)).toBe(false);
});

test('model answers on release need no closing time', () => {
  expect(showsSolution({ showModelAnswer: 'on-release', status: 'published', closeAt: null }, before)).toBe(true);
});

test('model answers after the close wait for the clock or for the person who closes the task', () => {
  expect(showsSolution({ showModelAnswer: 'after-close', status: 'published', closeAt }, before)).toBe(false);
  expect(showsSolution({ showModelAnswer: 'after-close', status: 'published', closeAt }, closeAt)).toBe(true);
  expect(showsSolution({ showModelAnswer: 'after-close', status: 'closed', closeAt }, before)).toBe(true);
  expect(showsSolution({ showModelAnswer: 'after-close', status: 'published', closeAt: null }, before)).toBe(false);
});
