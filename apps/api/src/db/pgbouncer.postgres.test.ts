import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { createPostgresDatabase } from '../testing/bench/create-postgres-database.ts';
import { addExamWorld } from '../testing/bench/exam-world.ts';
import { findFreePort } from '../testing/find-free-port.ts';
import { connectLive } from '../testing/live-client.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

/** Fewer than takers: their transactions share connections. */
const serverConnections = 3;
const takers = 12;
const saves = 2;

// Left out where PgBouncer is not installed: vitest.config.ts.
describe('a server behind PgBouncer in transaction mode', () => {
  let folder: string;
  let pooler: ChildProcess | undefined;
  let server: ServerProcess | undefined;
  let drop: (() => Promise<void>) | undefined;
  let directUrl: string;
  let world: Awaited<ReturnType<typeof addExamWorld>>;

  beforeAll(async () => {
    const database = inject('database');
    if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
    vi.useRealTimers();
    folder = await mkdtemp(path.join(tmpdir(), 'rubrica-pgbouncer-'));
    const fresh = await createPostgresDatabase(database.url, database.template);
    drop = fresh.drop;
    directUrl = fresh.url;
    world = await addExamWorld({ url: directUrl }, { takers, logins: 0 });
    const pooled = await startPooler();
    server = await startServerProcess({
      RUBRICA_DATA: path.join(folder, 'data'),
      DATABASE_URL: pooled,
      DATABASE_SESSION_URL: directUrl,
      // More than the pooler has: transactions of one client run on several connections of the server.
      RUBRICA_DATABASE_CONNECTIONS: '10',
    });
  });
  afterAll(async () => {
    await server?.kill9();
    pooler?.kill('SIGKILL');
    await drop?.();
    await rm(folder, { recursive: true });
  });

  test('has exams started, saved and handed in side by side, and stores what it acknowledged', async () => {
    const acknowledged = await Promise.all(world.tokens.map(takeExam));
    const rows = await query('select id, rev from answers');
    const stored = new Map(rows.map(({ id, rev }) => [id, rev]));
    expect(acknowledged.map(({ rev }) => rev)).toEqual(world.tokens.map(() => saves));
    for (const { id, rev } of acknowledged) expect(stored.get(id)).toBe(rev);
    expect(await query(`select id from task_takens where status = 'in_progress'`)).toEqual([]);
  });

  test('listens for events and jobs on the address for sessions', async () => {
    if (!server) throw new Error('There is no server.');
    const page = await connectLive(new URL(server.url).origin, world.tokens[0]);
    page.close();
    const listening = await query(
      `select application_name from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    // That of events and that of jobs.
    expect(listening.length).toBeGreaterThanOrEqual(2);
  });

  /** Starts an attempt, saves its first answer again and again, and hands in. Returns what was acknowledged last. */
  async function takeExam(token: string, taker: number) {
    const { _id: attempt } = await call(token, 'POST', '/task-takens', { task: world.task });
    const [answer] = listSchema.parse(await call(token, 'GET', `/answers?taskTaken=${attempt}`)).items;
    if (!answer) throw new Error('The attempt has no answers.');
    let { rev } = answer;
    const stages = new Map(Object.entries(world.stages)).get(answer.question) ?? [];
    for (let count = 0; count < saves; count += 1) {
      const answers: unknown = JSON.parse((stages[count] ?? '').replaceAll(world.takerMark, String(taker)));
      ({ rev } = savedSchema.parse(await call(token, 'PUT', `/answers/${answer._id}`, { rev, answers })));
    }
    await call(token, 'POST', `/task-takens/${attempt}/submit`, undefined, { 'idempotency-key': crypto.randomUUID() });
    return { id: answer._id, rev };
  }

  async function call(
    token: string,
    method: string,
    route: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    const response = await fetch(`${server?.url}${route}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${method} ${route} is answered with ${response.status}`).toBe(true);
    return idSchema.parse(await response.json());
  }

  /** Runs a statement on the database itself. */
  async function query(statement: string) {
    const client = new pg.Client({ connectionString: directUrl });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    await client.end();
    return rows;
  }

  /** Starts PgBouncer in front of the database. Returns the address that it listens on. */
  async function startPooler(): Promise<string> {
    const { hostname, port, username, password, pathname } = new URL(directUrl);
    const listenPort = await findFreePort();
    const settings = path.join(folder, 'pgbouncer.ini');
    const name = pathname.slice(1);
    await writeFile(
      settings,
      `[databases]
${name} = host=${hostname} port=${port} dbname=${name} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${serverConnections}
`,
    );
    await chmod(folder, 0o755);
    // It refuses to run as root, the usual user of a build container.
    const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : [];
    pooler = spawn('pgbouncer', ['--quiet', ...user, settings], { stdio: 'ignore' });
    const url = `postgresql://${username}@127.0.0.1:${listenPort}/${name}`;
    await vi.waitFor(
      async () => {
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        await client.end();
      },
      { timeout: 20_000 },
    );
    return url;
  }
});

const idSchema = z.looseObject({ _id: z.string().optional() });
const savedSchema = z.object({ rev: z.number() });
const listSchema = z.object({
  items: z.array(z.object({ _id: z.string(), question: z.string(), rev: z.number() })),
});
