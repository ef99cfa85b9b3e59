import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { storiesProject } from './.storybook/vitest.project.ts';

const resolve = { conditions: ['@rubrica/source', 'module', 'node', 'import', 'default'] };
/** As Node itself resolves: it loads a server's dependencies, not Vite. */
const resolveAsNode = { conditions: ['@rubrica/source', 'node'] };

const root = import.meta.dirname;
/** What tests put in front of the server, as a school does: where it is not installed their files are left out, and a line says so. */
const installedFor: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src/db/pgbouncer.postgres.test.ts': ['pgbouncer'],
  'apps/api/src/systemd-unit.test.ts': ['systemd-analyze'],
  'apps/api/src/http/behind-proxy.postgres.test.ts': ['haproxy', 'openssl'],
  'apps/api/src/services/files/rados-gateway.pglite.test.ts': ['ceph-mon', 'ceph-osd', 'radosgw'],
};
const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));
const apiTests = globSync('apps/api/src/**/*.test.ts', { cwd: root }).filter((file) => {
  const missing = (installedFor[file] ?? []).filter((program) => !isInstalled(program));
  if (missing.length > 0) console.warn(`${file} is left out, because this is not installed: ${missing.join(', ')}.`);
  return missing.length === 0;
});
/** Tests of the server that open a database. They run on PostgreSQL, where connections meet, and all others run without. */
const opensDatabase =
  /\/testing\/(?:classroom|test-server|open-test-database|create-database)\.ts'|inject\('database'\)/u;
/** Tests of one database's own folder, or of what no query decides and takes long, name the database they run on. */
const ofOneDatabase = /\.(?:pglite|postgres)\.test\.ts$/u;
/**
 * What runs on the embedded database too. It is PostgreSQL in a library: the same queries, with another driver in front. So it gets every
 * call, which `fuzz.test.ts` sends as each role, and every audited write; whatever computes figures, dates and lists in SQL, whose types
 * a driver reads; and what the server does with a database beside queries: migrations, locks, jobs, events and seeds. What each role may
 * do, and the commands of an operator, no driver changes: a query that it could not run fails in `fuzz.test.ts` too.
 */
const onEmbeddedToo =
  /\/(?:db|demo|health|jobs|live|cleanup|home|reports|statistics|audit-log)\/|\/(?:check-visible|crash|dictionary|fuzz|http|question-bank|save-answers|start-attempts|watch)\.test\.ts$/u;
const databaseTests = apiTests.filter(
  (file) => ofOneDatabase.test(file) || opensDatabase.test(readFileSync(path.join(root, file), 'utf8')),
);
const testsOn = {
  pglite: databaseTests.filter((file) =>
    ofOneDatabase.test(file) ? file.endsWith('.pglite.test.ts') : onEmbeddedToo.test(file),
  ),
  postgres: databaseTests.filter((file) => !file.endsWith('.pglite.test.ts')),
};
const pureApiTests = apiTests.filter((file) => !databaseTests.includes(file));

/** Storybook takes seconds to load: a run of other projects alone does without it. */
const chosen = process.argv.flatMap((arg, at, args) => (arg === '--project' ? [args[at + 1] ?? ''] : []));
const runsStories = chosen.length === 0 || chosen.some((name) => !/^(?:unit|platform-unit|api-)/u.test(name));

/** One project per kind of test; `npm test` runs them all. */
export default defineConfig({
  test: {
    // Vitest leaves one core idle by default.
    maxWorkers: '100%',
    // As generous as the limit of a test: on a busy machine a second, the default, passes without anything happening.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      ...(['pglite', 'postgres'] as const).map((database) => ({
        resolve: resolveAsNode,
        ssr: { resolve: resolveAsNode },
        test: {
          name: `api-${database}`,
          environment: 'node',
          isolate: false,
          include: testsOn[database],
          globalSetup: `apps/api/src/testing/provide-${database}.ts`,
          // Most of the server's code runs a few times in a test: V8's optimising compiler takes longer than it saves. WebAssembly has its own.
          execArgv: ['--no-opt'],
          // Generous, for a busy machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      })),
      {
        resolve: resolveAsNode,
        ssr: { resolve: resolveAsNode },
        test: {
          name: 'api-unit',
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          include: pureApiTests,
        },
      },
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          include: [
            'packages/*/{src,scripts}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            '{.storybook,visual}/**/*.test.ts',
          ],
        },
      },
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'platform-unit',
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          include: ['apps/platform/{src,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/platform/src/testing/set-up-local-storage.ts'],
        },
      },
      ...(runsStories ? [await storiesProject()] : []),
    ],
  },
});
