import type { TestProject } from 'vitest/node';
import { openPostgres } from '../db/open-postgres.ts';
import { createPostgresDatabase } from './bench/create-postgres-database.ts';
import { findPostgres } from './bench/start-postgres.ts';
import type { TestDatabase } from './test-database.ts';

/** Runs the tests on a PostgreSQL server: the one at `DATABASE_URL`, or one that is started for the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await findPostgres();
  const template = await createPostgresDatabase(server.url);
  const migrated = await openPostgres({ url: template.url });
  await migrated.close();
  project.provide('database', {
    kind: 'postgres',
    url: server.url,
    template: new URL(template.url).pathname.slice(1),
  } satisfies TestDatabase);
  return async () => {
    await template.drop();
    await server.stop();
  };
}
