import type { AnswerState, Outcome } from './plan.ts';

/** What the takers note down: how long they waited, what went wrong, and what was acknowledged. */
export interface Journal {
  /** Notes how long something took, from the moment at which it was due. */
  wait: (what: string, dueAt: number) => void;
  fail: (what: string) => void;
  lasted: (what: string, ms: number) => void;
  /** Answers of an attempt: they are read when all is done. */
  addAnswers: (answers: readonly AnswerState[]) => void;
  addSubmission: (attempt: string) => void;
  outcome: () => Omit<Outcome, 'timerDelayMs' | 'unfinished'>;
}

export function createJournal(): Journal {
  const latencies: Record<string, number[]> = {};
  const durations: Record<string, number> = {};
  const failures: Record<string, number> = {};
  const answers: AnswerState[] = [];
  const submitted: string[] = [];
  return {
    wait: (what, dueAt) => {
      (latencies[what] ??= []).push(Math.round((performance.now() - dueAt) * 10) / 10);
    },
    fail: (what) => {
      failures[what] = (failures[what] ?? 0) + 1;
    },
    lasted: (what, ms) => {
      durations[what] = ms;
    },
    addAnswers: (some) => answers.push(...some),
    addSubmission: (attempt) => submitted.push(attempt),
    outcome: () => ({ latencies, durations, failures, answers, submitted }),
  };
}
