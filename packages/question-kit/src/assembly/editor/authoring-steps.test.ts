import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { authoringPaths, stepsTable } from './stories/authoring-steps.ts';

const page = path.resolve(import.meta.dirname, '../../../../../docs/authoring-steps.md');

describe('the steps to a finished question', () => {
  it.each(authoringPaths)('are no more than allowed: $name', ({ steps, limit }) => {
    expect(steps.length).toBeLessThanOrEqual(limit);
  });

  it('are those that the documentation lists', () => {
    expect(readFileSync(page, 'utf8')).toContain(stepsTable());
  });
});
