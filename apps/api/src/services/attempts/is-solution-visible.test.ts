import { expect, test } from 'vitest';
import { isSolutionVisible } from './is-solution-visible.ts';

const closeAt = new Date('2030-05-01T09:00:00Z');
const before = new Date('2030-05-01T08:59:59Z');

test('`never` hides model answers after the release and the close', () => {
  expect(isSolutionVisible({ showModelAnswer: 'never', status: 'archived', closeAt }, closeAt)).toBe(false);
});

test('`on-release` shows model answers without a closing time', () => {
  expect(isSolutionVisible({ showModelAnswer: 'on-release', status: 'published', closeAt: null }, before)).toBe(true);
});

test('`after-close` shows model answers once the closing time has passed or the task is closed', () => {
  expect(isSolutionVisible({ showModelAnswer: 'after-close', status: 'published', closeAt }, before)).toBe(false);
  expect(isSolutionVisible({ showModelAnswer: 'after-close', status: 'published', closeAt }, closeAt)).toBe(true);
  expect(isSolutionVisible({ showModelAnswer: 'after-close', status: 'closed', closeAt }, before)).toBe(true);
  expect(isSolutionVisible({ showModelAnswer: 'after-close', status: 'published', closeAt: null }, before)).toBe(false);
});
