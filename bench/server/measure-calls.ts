import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type CallName, contract } from '@rubrica/api-client/contract';
import { addLargeSchool } from '../../apps/api/src/testing/bench/large-school.ts';
import { startWhatsApp } from '../../apps/api/src/testing/bench/start-whatsapp.ts';
import { type ServerProcess, startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { startPostgres } from '../../apps/api/src/testing/bench/start-postgres.ts';
import type { Goal } from '../lib/figures.ts';
import { createIdFinder, type IdsOf, variantsFor } from './call-arguments.ts';
import { type Figure, figureOf, measureSlowest, type Variant } from './measure-paths.ts';
import { createReader, type Reader } from './reader.ts';

const limitMs = 150;
const roles = ['admin', 'assistant', 'student', 'parent'] as const;

/** By `call (role)`: the slowest of the ways in which the role makes the call. */
type Figures = Map<string, Figure>;

interface Measured {
  calls: Figures;
  /** A request that reads no table, between the others. */
  yardstick: Figure;
}

/**
 * Measures every reading call of the contract, by each role that may make it, in a school of 1,000 users, 3,000 questions and 50,000
 * attempts on both databases: a new call is measured without a change here, and one that nobody reaches is a failure. Names are those of the calls to measure alone.
 *
 * @throws if a name is of no reading call
 */
export async function measureCalls(
  names: readonly string[] = [],
): Promise<{ rows: Record<string, object>; goals: Goal[] }> {
  const unknown = names.filter((name) => !readingCalls().some((call) => call === name));
  if (unknown.length > 0) throw new Error(`Not a reading call: ${unknown.join(', ')}.`);
  const calls = readingCalls().filter((call) => names.length === 0 || names.includes(call));
  const embedded = await measureOn({ DATABASE_URL: '' }, calls, (folder) => ({ folder: path.join(folder, 'db') }));
  const served = await measureOnPostgres(calls);
  const slower = (key: string) => Math.max(embedded.calls.get(key)?.p95Ms ?? 0, served.calls.get(key)?.p95Ms ?? 0);
  const rows = [...embedded.calls.keys()]
    .toSorted((a, b) => slower(b) - slower(a))
    .map((key) => [
      key,
      { ...rowOf('PGlite', embedded.calls.get(key)), ...rowOf('PostgreSQL', served.calls.get(key)) },
    ]);
  return {
    rows: Object.fromEntries([
      ...rows,
      ['/health', { ...rowOf('PGlite', embedded.yardstick), ...rowOf('PostgreSQL', served.yardstick) }],
    ]),
    goals: [goalOf('the embedded database', calls, embedded), goalOf('PostgreSQL', calls, served)],
  };
}

async function measureOnPostgres(names: readonly CallName[]): Promise<Measured> {
  const { url, stop } = await startPostgres();
  try {
    return await measureOn({ DATABASE_URL: url }, names, () => ({ url }));
  } finally {
    await stop();
  }
}

const rowOf = (database: string, figure: Figure | undefined) =>
  figure && {
    [`${database} p50`]: Math.round(figure.p50Ms),
    [`${database} p95`]: Math.round(figure.p95Ms),
    [`${database} max`]: Math.round(figure.maxMs),
    rows: figure.rows,
    [`${database} by`]: figure.variant,
  };

function goalOf(database: string, names: readonly CallName[], { calls, yardstick }: Measured): Goal {
  const unreached = names.filter((name) => ![...calls.keys()].some((key) => key.startsWith(`${name} `)));
  const slow = [...calls].filter(([, { p95Ms }]) => p95Ms > limitMs);
  const slowest = [...calls].toSorted(([, a], [, b]) => b.p95Ms - a.p95Ms)[0];
  return {
    goal: `${names.length} reading calls of a large school on ${database}: p95 at most ${limitMs} ms`,
    figure: [
      `slowest ${slowest?.[0] ?? ''} ${Math.round(slowest?.[1].p95Ms ?? Number.NaN)} ms`,
      `/health ${Math.round(yardstick.p95Ms)} ms`,
      ...(slow.length > 0 ? [`slower: ${slow.map(([key]) => key).join(', ')}`] : []),
      ...(unreached.length > 0 ? [`not reached: ${unreached.join(', ')}`] : []),
    ].join('; '),
    isMet: slow.length + unreached.length === 0,
  };
}

async function measureOn(
  database: { DATABASE_URL: string },
  names: readonly CallName[],
  locationIn: (folder: string) => Parameters<typeof addLargeSchool>[0],
): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-calls-'));
  const whatsApp = await startWhatsApp();
  const start = () =>
    startServerProcess({
      ...database,
      NODE_ENV: 'development',
      RUBRICA_DATA: folder,
      RUBRICA_REQUESTS_PER_MINUTE: '100000000',
      ...whatsApp.env,
    });
  // The first start stores the demo data.
  await (await start()).stop();
  const startedAt = performance.now();
  await addLargeSchool(locationIn(folder));
  console.log(`The school was stored in ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
  const server = await start();
  try {
    return await measureServer(server, names);
  } finally {
    await server.stop();
    await whatsApp.stop();
    await rm(folder, { recursive: true });
  }
}

/** Measures the calls of a running server that has the large school. */
async function measureServer({ url }: ServerProcess, names: readonly CallName[]): Promise<Measured> {
  const startedAt = performance.now();
  const calls: Figures = new Map();
  const health: number[] = [];
  for (const role of roles) {
    const reader = await createReader(url, `${role}@rubrica.test`);
    await prepare(reader, role);
    await measureRole(reader, role, names, calls, health);
  }
  console.log(`The calls were measured in ${((performance.now() - startedAt) / 1000).toFixed(0)} s.`);
  return { calls, yardstick: figureOf('', health) };
}

/** Has what the person's calls ask for, and no copy of the demo data brings: files of reports, the list of WhatsApp numbers. */
async function prepare(reader: Reader, role: (typeof roles)[number]): Promise<void> {
  if (role === 'student' || role === 'parent') return;
  await reader.send('/report-files', { report: 'attendance', format: 'csv', query: {} });
  if (role === 'admin') await waitForWhatsApp(reader);
}

/** Waits until the numbers were fetched, which the first request for them begins. */
async function waitForWhatsApp(reader: Reader): Promise<void> {
  const { path: listPath, reply } = contract.listWhatsAppSessions;
  for (let tries = 0; tries < 50; tries += 1) {
    if (reply.parse(await reader.read(listPath)).items.length > 0) return;
    await setTimeout(100);
  }
  throw new Error('The WhatsApp numbers were not fetched.');
}

async function measureRole(
  reader: Reader,
  role: string,
  names: readonly CallName[],
  figures: Figures,
  health: number[],
): Promise<void> {
  const idsOf = createIdFinder(reader.read, reader.userId);
  const pages = new Map<string, number>();
  const lastPage = async (pathname: string, limit: number) => {
    const total = pages.get(pathname) ?? totalOf(await reader.read(pathname));
    pages.set(pathname, total);
    return Math.max(1, Math.ceil(total / limit));
  };
  const measure = async (name: string, variants: readonly Variant[]) => {
    const figure = await measureSlowest(reader, variants);
    if (figure) figures.set(`${name} (${role})`, figure);
    for (let sent = 0; sent < 3; sent += 1) health.push((await reader.time('/health')).ms);
  };
  for (const name of names) await measure(name, await variantsFor(name, idsOf, lastPage));
  if (names.length < readingCalls().length) return;
  await measure('calendar feed', [{ name: '', paths: [await reader.feedPath()] }]);
  await measure('meeting.ics', [{ name: '', paths: await meetingFiles(idsOf) }]);
}

/** Files of calendars, which are not calls of the contract. */
async function meetingFiles(idsOf: IdsOf): Promise<string[]> {
  return (await idsOf('meetings')).map((id) => `/meetings/${id}/meeting.ics`);
}

function totalOf(body: unknown): number {
  return typeof body === 'object' && body !== null && 'total' in body ? Number(body.total) : 0;
}

const isCallName = (name: string): name is CallName => name in contract;

function readingCalls(): CallName[] {
  return Object.keys(contract)
    .filter(isCallName)
    .filter((name) => contract[name].method === 'GET');
}
