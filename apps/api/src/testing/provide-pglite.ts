import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { migrateClient } from '../db/open-embedded.ts';
import type { TestDatabase } from './test-database.ts';

/** Runs the tests on the embedded database: migrated once, and loaded into memory by each test file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-pglite-'));
  const template = path.join(folder, 'template.tar');
  const client = await PGlite.create();
  await migrateClient(client);
  await writeFile(template, (await client.dumpDataDir('none')).stream());
  await client.close();
  project.provide('database', { kind: 'pglite', template } satisfies TestDatabase);
  return () => rm(folder, { recursive: true });
}
