import type { LectureOutcome } from './entities/lecture-question.ts';

/** What is stored of a try that decides what came of it. */
interface Try {
  mark: number;
  maximum: number;
  /** The number of blocks that need a marker. */
  pending: number;
}

/** What decides when the video goes on. */
interface Rules {
  mustBeRight: boolean;
  /** 0 is no limit. */
  maxTries: number;
}

/** What a student has done with a question: the number of tries, and the last one. */
export interface TryState {
  outcome: LectureOutcome | null;
  triesUsed: number;
  /** Null is no limit; 0 once it is answered correctly. */
  triesLeft: number | null;
  /** Whether the video may go on. */
  isPassed: boolean;
}

/** Returns what came of a try. Marks that a person has to confirm count for nothing yet. */
export function outcomeOf({ mark, maximum, pending }: Try): LectureOutcome {
  if (pending > 0) return 'pending';
  return mark >= maximum ? 'right' : 'wrong';
}

/**
 * Returns how a student stands with a question of a lecture. What waits for a person lets the video go on: nobody waits in front
 * of it for a marker.
 *
 * @param last the last try, or null before the first
 */
export function tryState({ mustBeRight, maxTries }: Rules, last: (Try & { try: number }) | null): TryState {
  const outcome = last ? outcomeOf(last) : null;
  const triesUsed = last?.try ?? 0;
  const left = maxTries === 0 ? null : Math.max(0, maxTries - triesUsed);
  return {
    outcome,
    triesUsed,
    triesLeft: outcome === 'right' ? 0 : left,
    isPassed: outcome !== null && (!mustBeRight || outcome !== 'wrong' || left === 0),
  };
}
