import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { systemClock } from '../../clock.ts';
import { createAppContext } from '../../create-app-context.ts';
import { openDatabase } from '../../db/open.ts';
import { createHttp } from '../../http/app.ts';
import { openFiles } from '../../services/files/open-files.ts';
import { testDisk } from '../test-disk.ts';
import { testJobs } from '../test-jobs.ts';
import { addExamWorld, type ExamWorld } from './exam-world.ts';
import { startPostgres } from './start-postgres.ts';

/** The routes of a server in this process, without a network, with an exam and its takers. */
export interface ExamApp {
  world: ExamWorld;
  /** Sends a request of a taker. @throws where it is refused */
  ask: (method: 'GET' | 'POST', route: string, token: string, body?: object) => Promise<string>;
  /** How many statements were sent to a PostgreSQL server so far; those to an embedded database are not counted. */
  countStatements: () => number;
  /** The process id of the PostgreSQL server. */
  databasePid: number | null;
  close: () => Promise<void>;
}

/** Opens the routes on a new database. */
export async function openExamApp(database: 'pglite' | 'postgres', takers: number): Promise<ExamApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-exam-'));
  const postgres = database === 'postgres' ? await startPostgres() : null;
  const location = postgres ? { url: postgres.url } : { folder: path.join(folder, 'db') };
  const world = await addExamWorld(location, { takers, logins: 0 });
  const opened = await openDatabase(location);
  const app = await createAppContext({
    database: opened,
    clock: systemClock,
    mailer: { send: async () => {} },
    files: await openFiles({ dataFolder: folder }),
    disk: testDisk(),
    jobs: testJobs(opened.db, systemClock),
    registration: 'approve',
    origin: 'http://localhost',
    timeZone: 'Africa/Cairo',
    lateAfterMinutes: 10,
  });
  const log = { info: () => {}, error: (line: string, error: unknown) => console.error(line, error) };
  const network = { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] };
  const http = createHttp({ app, log, network });
  let statements = 0;
  // oxlint-disable-next-line typescript/unbound-method -- it is called with its client below
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply: (target, self, args) => {
      statements += 1;
      return Reflect.apply(target, self, args);
    },
  });
  return {
    world,
    ask: async (method, route, token, body) => {
      const reply = await http.request(`/api${route}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-encoding': 'gzip' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const bytes = await reply.arrayBuffer();
      if (reply.status >= 300) throw new Error(`${route}: ${reply.status} ${Buffer.from(bytes).toString()}`);
      if (reply.headers.get('content-encoding') !== 'gzip') return Buffer.from(bytes).toString();
      return '';
    },
    countStatements: () => statements,
    databasePid: postgres?.pid ?? null,
    close: async () => {
      pg.Client.prototype.query = query;
      await opened.close();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
