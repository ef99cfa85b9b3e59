import { contract } from '@rubrica/api-client/contract';
import { z } from 'zod';
import { type ExamApp, openExamApp } from '../../apps/api/src/testing/bench/exam-app.ts';
import { readUsage } from '../load/usage.ts';

/** What a request of those that open an exam costs. */
interface OpeningCost {
  database: string;
  call: string;
  /** How many are made at the same time. */
  atOnce: number;
  /** Of all of them together, with the begin and commit of each transaction; null where they cannot be seen. */
  statements: number | null;
  /** Processor time of each in milliseconds: the server's, with the embedded database in it. */
  serverMs: number;
  /** The PostgreSQL server's. */
  databaseMs: number | null;
}

const atOnceAndRounds = [
  [1, 48],
  [24, 12],
  [100, 4],
] as const;
const warmUpTakers = 100;
const startedSchema = z.object({ _id: z.string() });

/**
 * Makes the requests that open an exam without a network, alone and many at once, and counts the statements and the processor time of
 * each; then the three that a page makes. The start replies with the attempt and its answers, which a page that is loaded again reads.
 */
export async function measureOpening(databases: readonly ('postgres' | 'pglite')[]): Promise<OpeningCost[]> {
  const costs: OpeningCost[] = [];
  // Each has twice as many: who starts alone, and who opens all of it.
  const takers = 2 * atOnceAndRounds.reduce((sum, [atOnce, rounds]) => sum + atOnce * rounds, 0) + 2 * warmUpTakers;
  for (const database of databases) {
    const exam = await openExamApp(database, takers);
    try {
      for (const cost of await measureCalls(exam)) costs.push({ database, ...cost });
    } finally {
      await exam.close();
    }
  }
  return costs;
}

async function measureCalls(exam: ExamApp): Promise<Omit<OpeningCost, 'database'>[]> {
  const calls = callsOf(exam);
  const whole = async (token: string) => {
    await calls['Read the task'](token);
    await calls.Start(token);
    await calls['Read the questions'](token);
  };
  const { tokens } = exam.world;
  let from = 0;
  const next = (count: number) => tokens.slice(from, (from += count));
  // What has just started compiles what it runs.
  for (const token of next(warmUpTakers)) await whole(token);
  await Promise.all(next(warmUpTakers).map(whole));
  const costs: Omit<OpeningCost, 'database'>[] = [];
  for (const [atOnce, rounds] of atOnceAndRounds) {
    const classes = Array.from({ length: rounds }, () => next(atOnce));
    for (const [call, make] of Object.entries(calls))
      costs.push({ call, atOnce, ...(await costOf(exam, classes, make)) });
    const others = classes.map(() => next(atOnce));
    costs.push({ call: 'Open, all of it', atOnce, ...(await costOf(exam, others, whole)) });
  }
  return costs;
}

/** The requests of an opening, each by the token of a taker. */
function callsOf({ ask, world }: ExamApp) {
  const attempts = new Map<string, string>();
  const byAttempt = (path: string) => async (token: string) => {
    await ask('GET', path.replace(':id', attempts.get(token) ?? ''), token);
  };
  return {
    'Read the task': async (token: string) => {
      await ask('GET', contract.getAssignedTask.path.replace(':id', world.task), token);
    },
    Start: async (token: string) => {
      const reply = await ask('POST', contract.startTaskTaken.path, token, { task: world.task });
      attempts.set(token, startedSchema.parse(JSON.parse(reply))._id);
    },
    'Read the attempt': byAttempt(contract.getTaskTaken.path),
    'Read the questions': byAttempt(`${contract.listStudentQuestions.path}?taskTaken=:id`),
    'Read the answers': byAttempt(`${contract.listAnswers.path}?taskTaken=:id`),
  };
}

async function costOf(
  { countStatements, databasePid }: ExamApp,
  classes: readonly (readonly string[])[],
  make: (token: string) => Promise<void>,
) {
  const pids = databasePid === null ? {} : { database: databasePid };
  const [databaseBefore, statementsBefore, before] = [await readUsage(pids), countStatements(), process.cpuUsage()];
  for (const tokens of classes) await Promise.all(tokens.map(make));
  const { user, system } = process.cpuUsage(before);
  const count = classes.reduce((sum, tokens) => sum + tokens.length, 0);
  const databaseAfter = await readUsage(pids);
  const used = (databaseAfter.processes['database']?.cpuMs ?? 0) - (databaseBefore.processes['database']?.cpuMs ?? 0);
  const statements = (countStatements() - statementsBefore) / classes.length;
  return {
    statements: databasePid === null ? null : Math.round(statements * 10) / 10,
    serverMs: Math.round((user + system) / count / 10) / 100,
    databaseMs: databasePid === null ? null : Math.round((used / count) * 100) / 100,
  };
}
