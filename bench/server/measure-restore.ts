import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addLargeSchool } from '../../apps/api/src/testing/bench/large-school.ts';
import { createPostgresDatabase } from '../../apps/api/src/testing/bench/create-postgres-database.ts';
import { startPostgres } from '../../apps/api/src/testing/bench/start-postgres.ts';
import { queryOne } from '../../apps/api/src/testing/bench/start-replica-pair.ts';
import { startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { root, runQuietly } from '../../scripts/lib/run-program.ts';

const operate = ['--conditions=@rubrica/source', 'apps/api/src/commands/operate.ts'];

/**
 * Times `npm run backup` and `npm run restore` of the school of `npm run bench -- calls` on a PostgreSQL server, and the start of a server
 * on what was restored: the practice that docs/operating.md asks for.
 */
export async function measureRestore(): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-restore-'));
  const postgres = await startPostgres({ isDurable: true });
  try {
    const source = await createPostgresDatabase(postgres.url);
    const target = await createPostgresDatabase(postgres.url);
    const sourceEnv = { DATABASE_URL: source.url, RUBRICA_DATA: path.join(folder, 'source') };
    const targetEnv = { DATABASE_URL: target.url, RUBRICA_DATA: path.join(folder, 'target') };
    const demo = await startServerProcess({ ...sourceEnv, NODE_ENV: 'development' });
    await demo.stop();
    await addLargeSchool({ url: source.url });
    const answers = await queryOne(source.url, 'select count(*)::int from answers');
    const attempts = await queryOne(source.url, 'select count(*)::int from task_takens');

    const backups = path.join(folder, 'backups');
    const backupMs = await timed(() => run(['backup', '--to', backups], sourceEnv));
    const [name = ''] = await readdir(backups);
    const { size } = await stat(path.join(backups, name));
    const restoreMs = await timed(() => run(['restore', path.join(backups, name)], targetEnv));
    let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;
    const startMs = await timed(async () => {
      server = await startServerProcess({ ...targetEnv, NODE_ENV: 'development' });
    });
    await server?.stop();
    const restored = await queryOne(target.url, 'select count(*)::int from answers');
    if (restored !== answers)
      throw new Error(`${String(answers)} answers were backed up, and ${String(restored)} restored.`);
    return {
      School: `${String(attempts)} attempts, ${String(answers)} answers`,
      Backup: `${seconds(backupMs)}, ${Math.round(size / 1e6)} MB`,
      Restore: seconds(restoreMs),
      'Start of a server on it': seconds(startMs),
    };
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function run(args: readonly string[], env: Record<string, string>): Promise<void> {
  const { code, output } = await runQuietly(process.execPath, [...operate, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  // 2 says that files are missing, as those of copied rows are.
  if (code !== 0 && code !== 2) throw new Error(`${args[0]} failed: ${output}`);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
