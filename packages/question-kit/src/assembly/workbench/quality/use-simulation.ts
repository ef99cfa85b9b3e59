import { useEffect, useState } from 'react';
import type { Draft } from '../../core/question.ts';
import { simulate } from '../../quality/simulated/simulate.ts';
import type { Simulation } from '../../quality/simulated/simulation.ts';
import { whenIdle } from './when-idle.ts';

/** A simulation and the draft that it is of. */
interface Simulated {
  draft: Draft;
  simulation: Simulation;
}

/**
 * Returns how ten simulated students come out, the result of the draft before while the new one is computed: in a pause, so that nobody
 * who types waits for it. Null at first.
 */
export function useSimulation(draft: Draft, language: string): Simulation | null {
  const [done, setDone] = useState<Simulated | null>(null);
  useEffect(() => {
    const cancel = whenIdle(() => setDone({ draft, simulation: simulate(draft, { language }) }));
    return cancel;
  }, [draft, language]);
  return done && done.draft.questions.length === draft.questions.length ? done.simulation : null;
}
