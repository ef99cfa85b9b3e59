import type { Counts } from './test-steps.ts';

/** A step of the suite, and the steps that have to have ended before it begins. */
export interface Step {
  run: () => Promise<Counts>;
  after?: readonly Step[];
}

/**
 * Runs steps in a number of lanes: one that is free takes the first step of the list that may begin. Resolves to their counts, in the
 * order of the list.
 */
export async function runInLanes(steps: readonly Step[], laneCount: number): Promise<Counts[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<Step>>();
  const ended = new Map<Step, Counts>();
  const mayBegin = ({ after = [] }: Step) => after.every((step) => ended.has(step));
  async function run(step: Step): Promise<Step> {
    ended.set(step, await step.run());
    return step;
  }
  while (ended.size < steps.length) {
    const next = running.size < laneCount ? waiting.find(mayBegin) : undefined;
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, run(next));
    } else if (running.size > 0) {
      running.delete(await Promise.race(running.values()));
    } else {
      throw new Error('Each of the steps that are left waits for another.');
    }
  }
  return steps.flatMap((step) => ended.get(step) ?? []);
}
