import { expect, test } from 'vitest';
import { listFilesToTryAgain, readPlaywrightCounts, readVitestCounts } from './test-steps.ts';
import { root } from './run-program.ts';

const totals = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 0, numTodoTests: 1 };
const passed = { fullName: 'Menu opens', status: 'passed', failureMessages: [] };
const failed = { fullName: 'Menu moves', status: 'failed', failureMessages: ['gone', 'gone again'] };
const skipped = { fullName: 'Menu hides', status: 'skipped', failureMessages: [] };

test('a story that passed in spite of a failure is named as one that needed a second try', () => {
  const again = {
    fullName: 'Menu closes (ar)',
    status: 'passed',
    failureMessages: ['expected the focus here\n    at menu.tsx'],
  };
  const testResults = [
    { name: `${root}/menu.tsx`, status: 'failed', message: '', assertionResults: [passed, again, failed] },
  ];
  expect(readVitestCounts({ ...totals, testResults })).toEqual({
    passed: 2,
    failed: 2,
    failures: ['menu.tsx › Menu moves (gone)'],
    secondTries: ['menu.tsx › Menu closes (ar) (expected the focus here)'],
  });
});

test('a file that cannot be loaded counts as a failure', () => {
  const file = {
    name: `${root}/menu.tsx`,
    status: 'failed',
    message: 'localStorage is not defined',
    assertionResults: [],
  };
  expect(
    readVitestCounts({
      numPassedTests: 2,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [file],
    }),
  ).toEqual({
    passed: 2,
    failed: 1,
    failures: ['menu.tsx (localStorage is not defined)'],
    secondTries: [],
  });
});

test('files are tried again if they are few, and if nothing was skipped elsewhere', () => {
  const fileOf = (name: string, ...assertionResults: (typeof passed | typeof failed)[]) => ({
    name: `${root}/${name}`,
    status: assertionResults.includes(failed) ? 'failed' : 'passed',
    message: '',
    assertionResults,
  });
  const list = (...testResults: ReturnType<typeof fileOf>[]) => listFilesToTryAgain({ ...totals, testResults });
  const some = ['a.ts', 'b.ts', 'c.ts'].map((name) => fileOf(name, failed, skipped));
  expect(list(fileOf('whole.ts', passed), ...some)).toEqual(['a.ts', 'b.ts', 'c.ts']);
  expect(list(...some, fileOf('d.ts', failed))).toEqual([]);
  expect(list(...some, fileOf('d.ts', passed, skipped))).toEqual([]);
  expect(list(fileOf('whole.ts', passed))).toEqual([]);
});

test('an end-to-end test that passed at its second try counts as passed and is named with its file and what it failed of', () => {
  const firstError = {
    message: '\u001B[31mTimed out\u001B[39m\nCall log',
    location: { file: `${root}/e2e/exam.e2e.ts`, line: 12 },
  };
  const suites = [
    {
      title: 'exam.e2e.ts',
      specs: [
        { title: 'starts', tests: [{ status: 'expected', results: [{}] }] },
        { title: 'ends', tests: [{ status: 'unexpected', results: [] }] },
      ],
      suites: [
        {
          title: 'offline',
          specs: [{ title: 'syncs', tests: [{ status: 'flaky', results: [{ error: firstError }, {}] }] }],
        },
      ],
    },
  ];
  expect(readPlaywrightCounts({ stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 }, suites })).toEqual({
    passed: 2,
    failed: 2,
    failures: ['exam.e2e.ts › ends'],
    secondTries: ['exam.e2e.ts › offline › syncs (Timed out, line 12 of exam.e2e.ts)'],
  });
});
