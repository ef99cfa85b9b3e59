import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { type Goal, percentile } from '../lib/figures.ts';
import { type LoadOptions, readOptions, thinkSeconds } from './options.ts';
import { loginsOf, runStep, type Step } from './run-step.ts';
import { closedTable, usageTable, waitsTable } from './tables.ts';

/** What the 95th percentile of the saves is to stay below. */
const saveLimitMs = 150;
/** A server that lets saves wait so long has more to do than it can. */
const kneeMs = 10_000;
/** Ten thousand in five minutes. */
const loginsPerSecond = 10_000 / 300;
/** What a step may take beyond its script, with all that is sent again. */
const overtimeSeconds = 240;
/** What all measures of the closed script may take. */
const closedMostSeconds = 900;
/** How long each measure of the closed script runs. */
const closedSeconds = 8;

/**
 * Has an exam taken by more and more students at once, on each database; or measures how much the server does at most (`--closed`),
 * or how saves fare while others log in (`--logins`). Prints tables in Markdown. The takers share the machine with the server.
 */
export async function measureLoad(args: readonly string[]): Promise<Goal[]> {
  const options = readOptions(args);
  const goals: Goal[] = [];
  const tables: string[] = [];
  console.log(headOf(options));
  for (const database of options.database) {
    const steps: Step[] = [];
    for (const takers of options.takers) {
      if (isBeyondKnee(steps.at(-1), options)) {
        goals.push({
          goal: `${takers} takers on ${database}`,
          figure: 'left out: fewer were already too many',
          isMet: false,
        });
        continue;
      }
      try {
        const step = await runStep({ ...stepOptions(options), database, takers });
        steps.push(step);
        goals.push(...goalsOf(step, options));
        console.log(`\n${tablesOf([step], options)}\n`);
      } catch (error) {
        // The others are measured nevertheless.
        console.error(error);
        goals.push({ goal: `${takers} takers on ${database}`, figure: String(error), isMet: false });
      }
    }
    if (steps.length > 0) tables.push(tablesOf(steps, options));
  }
  console.log(`\n${tables.join('\n\n')}\n`);
  if (options.out !== undefined) await writeFile(options.out, `${headOf(options)}\n\n${tables.join('\n\n')}\n`);
  return goals;
}

const tablesOf = (steps: readonly Step[], { closed }: LoadOptions) =>
  `${closed ? closedTable(steps) : waitsTable(steps)}\n\n${usageTable(steps)}`;

/** Whether a step was so slow that one with more takers would show nothing but a longer queue. */
function isBeyondKnee(step: Step | undefined, { closed }: LoadOptions): boolean {
  return step !== undefined && !closed && percentile(step.latencies['Save'] ?? [], 0.95) > kneeMs;
}

function stepOptions(options: LoadOptions) {
  const { connections, seed, closed, logins, minutes } = options;
  const loginCount = logins ? Math.round(minutes * 30 * loginsPerSecond) : 0;
  return {
    connections,
    seed,
    logins: loginCount,
    mostSeconds: closed ? closedMostSeconds : options.start + minutes * 60 + options.rush + overtimeSeconds,
    scriptOf: (emails: readonly string[]) =>
      closed
        ? { kind: 'closed' as const, seconds: closedSeconds }
        : {
            kind: 'exam' as const,
            startSeconds: options.start,
            steadySeconds: minutes * 60,
            rushSeconds: options.rush,
            thinkSeconds: thinkSeconds(options),
            cutShare: options.cut,
            logins: loginsOf(emails),
          },
  };
}

function headOf(options: LoadOptions): string {
  const [least, most] = thinkSeconds(options);
  const load = `The machine's load before: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}.`;
  if (options.closed) return `Each measure ${closedSeconds} s, ${options.connections} connections at most. ${load}`;
  return [
    `All arrive within ${options.start} s, save every ${least} to ${most} s for ${options.minutes} min`,
    options.speed === 1 ? '' : ` (${options.think} s, ${options.speed} times as fast)`,
    ` and hand in within ${options.rush} s; ${options.cut * 100} % of the saves lose the network; ${options.connections} connections. ${load}`,
  ].join('');
}

function goalsOf(step: Step, { closed }: LoadOptions): Goal[] {
  const { database, takers, comparison, failures, latencies } = step;
  const where = `${takers} takers on ${database}`;
  const lost = comparison.lostRevs + comparison.differing + comparison.lostSubmissions;
  const p95Ms = percentile(latencies['Save'] ?? [], 0.95);
  return [
    {
      goal: `${where}: everything acknowledged is in the database after a kill`,
      figure: `${comparison.lostRevs} of ${comparison.revs} saves lost, ${comparison.differing} answers and ${comparison.lostSubmissions} submissions different, ${Object.keys(failures).length} kinds of failures`,
      isMet: lost === 0 && comparison.revs > 0,
    },
    ...(closed
      ? []
      : [
          {
            goal: `${where}: p95 of a save at most ${saveLimitMs} ms`,
            figure: `${Math.round(p95Ms)} ms`,
            isMet: p95Ms <= saveLimitMs,
          },
        ]),
  ];
}
