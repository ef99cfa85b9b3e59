import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Comparison, compareAnswers } from '../../apps/api/src/testing/bench/compare-answers.ts';
import { addExamWorld, examPassword, type ExamWorld, writtenBy } from '../../apps/api/src/testing/bench/exam-world.ts';
import { startPostgres } from '../../apps/api/src/testing/bench/start-postgres.ts';
import { startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { memoryFlags, serverMemory } from '../../scripts/lib/server-memory.ts';
import type { DatabaseName } from './options.ts';
import { type Outcome, outcomeSchema, type Plan } from './plan.ts';
import { readUsage, usageBetween, type UsageReading, type UsageShare } from './usage.ts';

/** One measurement: so many takers on a database, and what they do. */
export interface StepOptions {
  database: DatabaseName;
  takers: number;
  connections: number | undefined;
  seed: number;
  /** After so many seconds the takers are stopped, and the step has failed. */
  mostSeconds: number;
  /** How many students have a password. */
  logins: number;
  scriptOf: (emails: readonly string[]) => Plan['script'];
  /** Stops the takers, and the step has failed. */
  signal: AbortSignal;
}

/** What one measurement has shown. */
export interface Step extends Outcome {
  database: DatabaseName;
  takers: number;
  usage: UsageShare[];
  comparison: Comparison;
}

const warmUpTakers = 20;
/** A part that takes longer has several rows: they show whether memory grows. */
const rowMs = 10 * 60_000;
/**
 * A small young generation is collected often and briefly. With V8's default of 16 MB each collection pauses the takers for up to 70 ms,
 * which would count as time of the server.
 */
const generatorFlags = ['--conditions=@rubrica/source', '--max-semi-space-size=1'];
const generatorFile = path.join(import.meta.dirname, 'generator.ts');

/**
 * Has scripted takers, in a process of their own, use a server that has nothing else to do. Then kills the server as a power cut
 * would, and compares all that it acknowledged with its database.
 */
export async function runStep(options: StepOptions): Promise<Step> {
  const { database, takers, signal } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-load-'));
  const place = await openPlace(database, folder);
  try {
    const madeAt = performance.now();
    const world = await addExamWorld(place.location, { takers: takers + warmUpTakers, logins: options.logins });
    console.log(`${takers} takers on ${database}: stored in ${((performance.now() - madeAt) / 1000).toFixed(1)} s.`);
    signal.throwIfAborted();
    // As `npm start` starts it.
    const server = await startServerProcess(
      {
        ...serverMemory,
        ...place.env,
        RUBRICA_DATA: folder,
        // The limits are not what is measured, and each taker comes from an address of their own.
        RUBRICA_REQUESTS_PER_MINUTE: '100000000',
        RUBRICA_TRUST_PROXY: '1',
      },
      { flags: memoryFlags },
    );
    // The process may be ended by what has started the database, before anything here is closed.
    const killServer = () => void server.kill9();
    process.once('exit', killServer);
    try {
      const plan: Plan = {
        origin: new URL(server.url).origin,
        ...(options.connections !== undefined && { connections: options.connections }),
        seed: options.seed,
        warmUpTakers,
        task: world.task,
        tokens: [...world.tokens],
        stages: Object.fromEntries(Object.entries(world.stages).map(([id, stages]) => [id, [...stages]])),
        takerMark: world.takerMark,
        script: options.scriptOf(world.emails),
      };
      const { outcome, usage } = await generate(
        plan,
        folder,
        { server: server.pid ?? 0, ...place.pids },
        { mostSeconds: options.mostSeconds, signal: options.signal },
      );
      await server.kill9();
      const comparison = await compare(place.location, world, outcome);
      return { database, takers, ...outcome, usage, comparison };
    } finally {
      process.off('exit', killServer);
      await server.kill9();
    }
  } finally {
    await place.close();
    await rm(folder, { recursive: true });
  }
}

type Location = Parameters<typeof addExamWorld>[0];

/** Where a server stores its data, and the processes that do so beside it. */
interface Place {
  location: Location;
  env: Record<string, string>;
  pids: Record<string, number>;
  close: () => Promise<void>;
}

async function openPlace(database: DatabaseName, folder: string): Promise<Place> {
  if (database === 'pglite') {
    return {
      location: { folder: path.join(folder, 'db') },
      env: { DATABASE_URL: '' },
      pids: {},
      close: async () => {},
    };
  }
  const { url, pid, stop } = await startPostgres({ isDurable: true });
  return { location: { url }, env: { DATABASE_URL: url }, pids: { database: pid ?? 0 }, close: stop };
}

/** When a generator is stopped. */
interface GenerateLimits {
  mostSeconds?: number;
  signal?: AbortSignal;
}

/** Starts the generator and waits for its end. Reads what all processes have used whenever a part of the script begins. */
export async function generate(
  plan: Plan,
  folder: string,
  pids: Record<string, number>,
  { mostSeconds = 3600, signal }: GenerateLimits = {},
) {
  const [planFile, outcomeFile] = [path.join(folder, 'plan.json'), path.join(folder, 'outcome.json')];
  await writeFile(planFile, JSON.stringify(plan));
  const generator = spawn(process.execPath, [...generatorFlags, generatorFile, planFile, outcomeFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const stop = () => generator.kill('SIGKILL');
  signal?.addEventListener('abort', stop, { once: true });
  const exited = once(generator, 'exit');
  const limit = setTimeout(stop, mostSeconds * 1000);
  const usage = await watchUsage(generator, { generator: generator.pid ?? 0, ...pids });
  const [code] = await exited;
  clearTimeout(limit);
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  if (generator.killed) throw new Error(`The takers were not done after ${String(mostSeconds)} s.`);
  if (code !== 0) throw new Error('The generator failed.');
  const outcome = outcomeSchema.parse(JSON.parse(await readFile(outcomeFile, 'utf8')));
  return { outcome, usage };
}

async function watchUsage({ stdin, stdout }: ChildProcess, pids: Record<string, number>): Promise<UsageShare[]> {
  if (!stdin || !stdout) throw new Error('The output of the generator cannot be read.');
  const usage: UsageShare[] = [];
  let before: { part: string; reading: UsageReading } | undefined;
  const endRow = async (part = before?.part) => {
    if (part === undefined) return;
    const reading = await readUsage(pids);
    if (before) usage.push(usageBetween(before.part, before.reading, reading));
    before = { part, reading };
  };
  let turn = Promise.resolve();
  /** Ends a row, and begins the next. They take turns, so that no row ends before it begins. */
  const beginRow = (part?: string) => {
    turn = turn.then(() => endRow(part));
    return turn;
  };
  const rows = setInterval(() => void beginRow(), rowMs);
  for await (const line of createInterface({ input: stdout })) {
    const part = /^begins (?<part>.+)$/u.exec(line)?.groups?.['part'];
    if (part === undefined) continue;
    await beginRow(part);
    if (part === 'end') stdin.end();
  }
  clearInterval(rows);
  return usage;
}

/** Compares all that the takers were told is stored with a database. */
export function compare(location: Location, world: ExamWorld, { answers, submitted }: Outcome): Promise<Comparison> {
  return compareAnswers(
    location,
    answers.map((answer) => ({
      ...answer,
      content: answer.content && writtenBy(world, { ...answer, ...answer.content }),
      unconfirmed: answer.unconfirmed && writtenBy(world, { ...answer, ...answer.unconfirmed }),
    })),
    submitted,
  );
}

/** The script of an exam whose takers log in beforehand, or of one beside which others log in. */
export const loginsOf = (emails: readonly string[]) => ({ emails: [...emails], password: examPassword });
