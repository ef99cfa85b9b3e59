import { addExamWorld } from '../../apps/api/src/testing/bench/exam-world.ts';
import { percentile } from '../lib/figures.ts';
import { compare, generate } from '../load/run-step.ts';
import type { Outcome, Plan } from '../load/plan.ts';
import type { DrillOptions } from './options.ts';

type Location = Parameters<typeof addExamWorld>[0];

const warmUpTakers = 20;

/** An exam that is stored, and those who take it. */
export interface DrillExam {
  /** Has the exam taken at an address, from arrival to submission. */
  take: (origin: string, signal?: AbortSignal) => Promise<Outcome>;
  /** Compares what was acknowledged with a database, and prints figures. Returns whether nothing is lost. */
  judge: (location: Location, outcome: Outcome) => Promise<boolean>;
}

/** Stores an exam in an empty database, by the schema of this version or of another. */
export async function prepareExam(
  location: Location,
  folder: string,
  options: DrillOptions,
  addWorld = addExamWorld,
): Promise<DrillExam> {
  const { takers, minutes, start, rush } = options;
  const world = await addWorld(location, { takers: takers + warmUpTakers, logins: 0 });
  console.log(`An exam of 16 questions with ${takers} takers is stored.`);
  const plan: Omit<Plan, 'origin'> = {
    seed: 1,
    warmUpTakers,
    task: world.task,
    tokens: [...world.tokens],
    stages: Object.fromEntries(Object.entries(world.stages).map(([id, stages]) => [id, [...stages]])),
    takerMark: world.takerMark,
    script: {
      kind: 'exam',
      startSeconds: start,
      settleSeconds: 0,
      steadySeconds: minutes * 60,
      rushSeconds: rush,
      thinkSeconds: [5, 15],
      cutShare: 0.02,
      logins: { emails: [], password: '' },
    },
  };
  return {
    take: async (origin, signal) =>
      (await generate({ ...plan, origin }, folder, {}, { ...(signal && { signal }) })).outcome,
    judge: async (place, outcome) => {
      const { revs, lostRevs, differing, lostSubmissions } = await compare(place, world, outcome);
      const waits = outcome.latencies['Save'] ?? [];
      console.log(`Acknowledged: ${revs} saves and ${outcome.submitted.length} of ${takers} submissions.`);
      console.log(`Lost: ${lostRevs} saves and ${lostSubmissions} submissions; ${differing} answers differ.`);
      if (waits.length > 0)
        console.log(
          `A save took ${seconds(percentile(waits, 0.5))} in the median, ${seconds(percentile(waits, 0.95))} at p95, ${seconds(Math.max(0, ...waits))} at most.`,
        );
      for (const [what, count] of Object.entries(outcome.failures)) console.log(`${count} times: ${what}`);
      const isAllDone = outcome.submitted.length === takers;
      return revs > 0 && lostRevs + differing + lostSubmissions === 0 && isAllDone;
    },
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
