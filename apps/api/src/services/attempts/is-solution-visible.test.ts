import { expect, test } from 'vitest';
import { isSolutionVisible } from './is-solution-visible.ts';

const closeAt = new Date('2030-05-01T09:00:00Z');
const before = new Date('2030-05-01T08:59:59Z');

test('model answers that are never shown stay hidden after everything', () => {
  expect(isSolutionVisible({ showModelAnswer: 'never', status: 'archived', closeAt }, closeAt)).toBe(false);
});

test('model answers on release need no closing time', () => {
  expect(isSolutionVisible({ showModelAnswer: 'on-release', status: 'published', closeAt: null }, before)).toBe(true);
});

test('model answers after the close wait for the clock or for the person who closes the task', () => {
  expect(isSolutionVisible({ showModelAnswer: 'after-close', status: 'published', closeAt }, before)).toBe(false);
  expect(isSolutionVisible({ showModelAnswer: 'after-close', status: 'published', closeAt }, closeAt)).toBe(true);
  expect(isSolutionVisible({ showModelAnswer: 'after-close', status: 'closed', closeAt }, before)).toBe(true);
  expect(isSolutionVisible({ showModelAnswer: 'after-close', status: 'published', closeAt: null }, before)).toBe(false);
});
