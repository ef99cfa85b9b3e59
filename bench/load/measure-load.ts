import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { type Goal, percentile } from '../lib/figures.ts';
import { mostStartOvertimeSeconds } from './exam.ts';
import { type LoadOptions, readOptions, thinkSeconds } from './options.ts';
import { loginsOf, runStep, type Step } from './run-step.ts';
import { closedTable, modelTable, usageTable, waitsTable } from './tables.ts';

/** What the 95th percentile of the saves is to stay below. */
const saveLimitMs = 150;
/** A server that lets one save in twenty wait so long has more to do than it can. */
const kneeMs = 2000;
/** For so long those are waited for who are not done when the last has handed in. */
const overtimeSeconds = 120;
/** What a step takes besides its script: storing the school, starting the servers, comparing. */
const aroundSeconds = 45;
/** What all measures of the closed script may take. */
const closedMostSeconds = 900;
/** How long each measure of the closed script runs. */
const closedSeconds = 8;

/**
 * Has an exam taken by more and more students at once, on each database; or measures how much the server does at most (`--closed`),
 * or how saves fare while others log in (`--logins`). Prints tables in Markdown, also when it is interrupted. The takers share the
 * machine with the server.
 */
export async function measureLoad(args: readonly string[]): Promise<Goal[]> {
  const options = readOptions(args);
  const endsAt = performance.now() + options.within * 60_000;
  const goals: Goal[] = [];
  const done: Step[][] = [];
  const head = headOf(options);
  console.log(head);
  const interrupted = interruption(() => console.log(`\n${allTables(done, options)}\n`));
  for (const database of options.database) {
    const steps: Step[] = [];
    done.push(steps);
    for (const { takers, isFirst } of plannedSteps(options)) {
      const leftSeconds = (endsAt - performance.now()) / 1000;
      const reason = reasonToLeaveOut(isFirst ? undefined : steps.at(-1), options, leftSeconds, interrupted);
      if (reason !== null) {
        goals.push({ goal: `${takers} takers on ${database}`, figure: `left out: ${reason}`, isMet: false });
        continue;
      }
      try {
        const step = await runStep({ ...stepOptions(options, leftSeconds), database, takers, signal: interrupted });
        steps.push(step);
        goals.push(...goalsOf(step, options));
        console.log(`\n${tablesOf([step], options)}\n`);
        // Written after each step: what was measured is there, however the rest ends.
        if (options.out !== undefined) await writeFile(options.out, `${head}\n\n${allTables(done, options)}\n`);
      } catch (error) {
        // The others are measured nevertheless.
        if (!interrupted.aborted) console.error(error);
        goals.push({ goal: `${takers} takers on ${database}`, figure: String(error), isMet: false });
      }
    }
  }
  if (!interrupted.aborted) console.log(`\n${allTables(done, options)}\n`);
  return goals;
}

/** The steps of all runs in their order, each run from the fewest takers to the most. */
const plannedSteps = ({ runs, takers }: LoadOptions) =>
  Array.from({ length: runs }, () => takers.map((count, index) => ({ takers: count, isFirst: index === 0 }))).flat();

/** Prints what was measured so far at the first signal to end, and then aborts what is under way. The second signal ends the process. */
function interruption(print: () => void): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => {
      // At once: what has started a database may end the process at the same signal.
      print();
      controller.abort(new Error(`Interrupted by ${name}.`));
    });
  return controller.signal;
}

const allTables = (done: readonly (readonly Step[])[], options: LoadOptions) =>
  done.flatMap((steps) => (steps.length === 0 ? [] : [tablesOf(steps, options)])).join('\n\n');

function tablesOf(steps: readonly Step[], options: LoadOptions): string {
  if (options.closed) return [closedTable(steps), usageTable(steps)].join('\n\n');
  // One step predicts nothing.
  const model = steps.length > 1 ? [modelTable(steps, options.start)] : [];
  return [waitsTable(steps), usageTable(steps), ...model].join('\n\n');
}

/** Why the next step is not measured, or null. */
function reasonToLeaveOut(
  before: Step | undefined,
  options: LoadOptions,
  leftSeconds: number,
  interrupted: AbortSignal,
): string | null {
  if (interrupted.aborted) return 'interrupted';
  // More takers would show nothing but a longer queue.
  if (before !== undefined && isBeyondKnee(before, options)) return 'fewer were already too many';
  if (leftSeconds < scriptSeconds(options) + aroundSeconds) return 'no time was left';
  return null;
}

const isBeyondKnee = ({ latencies, unfinished }: Step, { closed }: LoadOptions) =>
  !closed && (unfinished > 0 || percentile(latencies['Save'] ?? [], 0.95) > kneeMs);

/** How long a step takes by its script. */
const scriptSeconds = ({ closed, start, settle, minutes, rush }: LoadOptions) =>
  closed ? closedSeconds * 14 : start + settle + minutes * 60 + rush;

function stepOptions(options: LoadOptions, leftSeconds: number) {
  const { connections, seed, closed, logins } = options;
  const spareSeconds = leftSeconds - scriptSeconds(options) - aroundSeconds;
  const overtime = Math.min(overtimeSeconds, Math.max(20, spareSeconds));
  return {
    connections,
    seed,
    logins,
    // The generator ends by itself before that: only one that hangs is stopped.
    mostSeconds: closed ? closedMostSeconds : scriptSeconds(options) + mostStartOvertimeSeconds + overtime + 60,
    scriptOf: (emails: readonly string[]) =>
      closed
        ? { kind: 'closed' as const, seconds: closedSeconds }
        : {
            kind: 'exam' as const,
            startSeconds: options.start,
            settleSeconds: options.settle,
            steadySeconds: options.minutes * 60,
            rushSeconds: options.rush,
            overtimeSeconds: overtime,
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
  if (options.closed) return `Each measure ${closedSeconds} s. ${load}`;
  return [
    `All arrive within ${options.start} s, save every ${least} to ${most} s for ${options.minutes} min`,
    options.speed === 1 ? '' : ` (${options.think} s, ${options.speed} times as fast)`,
    ` and hand in within ${options.rush} s; ${options.cut * 100} % of the saves lose the network. ${load}`,
  ].join('');
}

function goalsOf(step: Step, { closed, logins }: LoadOptions): Goal[] {
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
          ...(logins === 0 ? [] : [loginGoal(step, p95Ms)]),
        ]),
  ];
}

/** Whether those who log in leave saves as they were. */
function loginGoal({ database, takers, latencies }: Step, p95WithoutMs: number): Goal {
  const p95Ms = percentile(latencies['Save, while others log in'] ?? [], 0.95);
  const waits = latencies['Log in'] ?? [];
  const [p50, p95] = [0.5, 0.95].map((share) => Math.round(percentile(waits, share)));
  return {
    goal: `${takers} takers on ${database}: p95 of a save at most ${saveLimitMs} ms while others log in`,
    figure: `${Math.round(p95Ms)} ms; ${Math.round(p95WithoutMs)} ms while nobody did; ${waits.length} logged in, p50 ${p50} ms, p95 ${p95} ms`,
    isMet: p95Ms <= saveLimitMs,
  };
}
