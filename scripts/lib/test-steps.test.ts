import { expect, test } from 'vitest';
import { readPlaywrightCounts, readVitestCounts } from './test-steps.ts';

test('a story that passed in spite of a failure is named as one that needed a second try', () => {
  const assertionResults = [
    { fullName: 'Menu opens (en)', status: 'passed', failureMessages: [] },
    { fullName: 'Menu closes (ar)', status: 'passed', failureMessages: ['expected the focus here\n    at menu.tsx'] },
    { fullName: 'Menu moves (en)', status: 'failed', failureMessages: ['gone', 'gone again'] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 1 };
  expect(readVitestCounts({ ...report, testResults: [{ assertionResults }] })).toEqual({
    passed: 2,
    failed: 2,
    secondTries: ['Menu closes (ar) (expected the focus here)'],
  });
});

test('an end-to-end test that passed at its second try counts as passed and is named with its file', () => {
  const suites = [
    {
      title: 'exam.e2e.ts',
      specs: [{ title: 'starts', tests: [{ status: 'expected' }] }],
      suites: [{ title: 'offline', specs: [{ title: 'syncs', tests: [{ status: 'flaky' }] }] }],
    },
  ];
  expect(readPlaywrightCounts({ stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 }, suites })).toEqual({
    passed: 2,
    failed: 2,
    secondTries: ['exam.e2e.ts › offline › syncs'],
  });
});
