import type { TestProject } from 'vitest/node';
import type { TestDatabase } from './provided.ts';

/** The suite on the embedded database: one in memory for each test file. */
export default function setup(project: TestProject): void {
  project.provide('database', { kind: 'pglite' } satisfies TestDatabase);
}
