import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { endToEndTestsFor, screenshotsFor } from './lib/affected-tests.ts';
import { root } from './lib/run-program.ts';

it('runs the whole path and the tests of the changed part', () => {
  expect(endToEndTestsFor(['apps/api/src/services/auth/login.ts'])).toEqual([
    'access.e2e.ts',
    'forgotten-password.e2e.ts',
    'login.e2e.ts',
    'whole-path.e2e.ts',
  ]);
  expect(endToEndTestsFor(['e2e/speaking.e2e.ts', 'docs/security.md'])).toEqual(['speaking.e2e.ts']);
  expect(endToEndTestsFor(['packages/ui/src/button/button.stories.tsx'])).toEqual([]);
});

it('names only end-to-end tests that exist', () => {
  const parts = ['recorder', 'speaking', 'auth', 'attempts', 'routes', 'chat', 'books'].map(
    (part) => `apps/api/src/${part}/file.ts`,
  );
  const existing = globSync('*.e2e.ts', { cwd: path.join(root, 'e2e') });
  expect(existing).toEqual(
    expect.arrayContaining(endToEndTestsFor([...parts, 'packages/ui/src/button.tsx', 'e2e/x.ts'])),
  );
});

it('compares the screenshots of the changed type, or all when a shared view changed', () => {
  expect(screenshotsFor(['packages/question-kit/src/types/short-answers/answer.tsx'])).toBe(
    '/(?:^| )(?:shortanswers),/i',
  );
  expect(screenshotsFor(['packages/ui/src/button/button.tsx'])).toBe('.');
  expect(screenshotsFor(['apps/api/src/main.ts'])).toBeUndefined();
});
