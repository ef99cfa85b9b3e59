import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CallName, contract } from '@rubrica/api-client/contract';
import { addLargeSchool } from '../../apps/api/src/testing/bench/large-school.ts';
import { type ServerProcess, startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { startPostgres } from '../../apps/api/src/testing/bench/start-postgres.ts';
import { type Goal, percentile } from '../lib/figures.ts';
import { createIdFinder, pathsOf } from './call-arguments.ts';

const limitMs = 150;
const roles = ['admin', 'assistant', 'student', 'parent'] as const;
/** Requests before those that are measured, and how many are. */
const warmUps = 3;
const samples = 30;

/** The 95th percentile of the slowest way in which a role makes a call. */
interface Slowest {
  p95Ms: number;
  variant: string;
}
type Figures = Map<string, Slowest>;

/**
 * Measures every reading call of the contract, by each role that may make it, in a school of 1,000 users, 3,000 questions and 50,000
 * attempts on both databases: a new call is measured without a change here, and one that nobody reaches is a failure.
 */
export async function measureCalls(): Promise<{ rows: Record<string, object>; goals: Goal[] }> {
  const embedded = await measureOn({ DATABASE_URL: '' }, (folder) => ({ folder: path.join(folder, 'db') }));
  const served = await measureOnPostgres();
  const rows = [...embedded.keys()]
    .toSorted((a, b) => slower(b) - slower(a))
    .map((key) => [key, { ...rowOf('PGlite', embedded.get(key)), ...rowOf('PostgreSQL', served.get(key)) }]);
  function slower(key: string): number {
    return Math.max(embedded.get(key)?.p95Ms ?? 0, served.get(key)?.p95Ms ?? 0);
  }
  return {
    rows: Object.fromEntries(rows),
    goals: [goalOf('the embedded database', embedded), goalOf('PostgreSQL', served)],
  };
}

async function measureOnPostgres(): Promise<Figures> {
  const { url, stop } = await startPostgres();
  try {
    return await measureOn({ DATABASE_URL: url }, () => ({ url }));
  } finally {
    await stop();
  }
}

const rowOf = (database: string, figure: Slowest | undefined) => ({
  [`${database}, ms`]: figure ? Math.round(figure.p95Ms) : undefined,
  [`${database}, by`]: figure?.variant,
});

function goalOf(database: string, figures: Figures): Goal {
  const unreached = readingCalls().filter((name) => ![...figures.keys()].some((key) => key.startsWith(`${name} `)));
  const slow = [...figures].filter(([, { p95Ms }]) => p95Ms > limitMs);
  const slowest = [...figures].toSorted(([, a], [, b]) => b.p95Ms - a.p95Ms)[0];
  return {
    goal: `every reading call of a large school on ${database}: p95 at most ${limitMs} ms`,
    figure: [
      `slowest ${slowest?.[0] ?? ''} ${Math.round(slowest?.[1].p95Ms ?? Number.NaN)} ms`,
      ...(slow.length > 0 ? [`slower: ${slow.map(([key]) => key).join(', ')}`] : []),
      ...(unreached.length > 0 ? [`not reached: ${unreached.join(', ')}`] : []),
    ].join('; '),
    isMet: slow.length + unreached.length === 0,
  };
}

async function measureOn(
  database: { DATABASE_URL: string },
  locationIn: (folder: string) => Parameters<typeof addLargeSchool>[0],
): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-calls-'));
  const start = () =>
    startServerProcess({
      ...database,
      NODE_ENV: 'development',
      RUBRICA_DATA: folder,
      RUBRICA_REQUESTS_PER_MINUTE: '100000000',
    });
  // The first start stores the demo data.
  await (await start()).stop();
  const startedAt = performance.now();
  await addLargeSchool(locationIn(folder));
  console.log(`The school was stored in ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
  const server = await start();
  try {
    const figures: Figures = new Map();
    for (const role of roles) await measureRole(server, role, figures);
    return figures;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function measureRole({ url }: ServerProcess, role: string, figures: Figures): Promise<void> {
  const init = {
    method: 'POST',
    body: JSON.stringify({ email: `${role}@rubrica.test`, password: 'rubrica-demo' }),
    headers: { 'content-type': 'application/json' },
  };
  const { token, user } = contract.login.reply.parse(await (await fetch(`${url}/login`, init)).json());
  const send = (pathname: string) => fetch(url + pathname, { headers: { authorization: `Bearer ${token}` } });
  const read = async (pathname: string): Promise<unknown> => {
    const response = await send(pathname);
    return response.ok ? response.json() : undefined;
  };
  const idsOf = createIdFinder(read, user._id);
  const timeOf = async (pathname: string) => {
    const sentAt = performance.now();
    const response = await send(pathname);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${pathname} answered ${response.status}.`);
    return performance.now() - sentAt;
  };
  for (const name of readingCalls()) {
    for (const [variant, paths] of Object.entries(await pathsOf(name, idsOf))) {
      const allowed: string[] = [];
      for (const pathname of paths) {
        const response = await send(pathname);
        await response.arrayBuffer();
        if (response.status >= 500) throw new Error(`${pathname} answered ${response.status} to the role ${role}.`);
        if (response.ok) allowed.push(pathname);
      }
      if (allowed.length === 0) continue;
      const times: number[] = [];
      for (let sent = 0; sent < warmUps + samples; sent += 1)
        times.push(await timeOf(allowed[sent % allowed.length] ?? ''));
      const p95Ms = percentile(times.slice(warmUps), 0.95);
      const key = `${name} (${role})`;
      if (p95Ms > (figures.get(key)?.p95Ms ?? 0)) figures.set(key, { p95Ms, variant });
    }
  }
}

const isCallName = (name: string): name is CallName => name in contract;

function readingCalls(): CallName[] {
  return Object.keys(contract)
    .filter(isCallName)
    .filter((name) => contract[name].method === 'GET');
}
