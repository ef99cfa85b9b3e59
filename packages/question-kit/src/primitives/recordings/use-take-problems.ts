import { useEffect, useState } from 'react';
import type { TakeProblems } from './take-problems.ts';
import type { TaskTakenId } from '../schema/ids.ts';

const none: TakeProblems = {};

/**
 * What is wrong with the latest takes of an attempt, by the recording's id: for a warning before the attempt is submitted. A
 * take without a problem is not in it. The recorder itself notifies the student at once. The implementation is loaded when the
 * hook is first used.
 *
 * @param attempt the `attempt` prop of the answer views
 */
export function useTakeProblems(attempt: TaskTakenId): TakeProblems {
  const [problems, setProblems] = useState(none);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isCurrent = true;
    import('./take-problems.ts').then(
      ({ watchProblems }) => {
        if (isCurrent) stop = watchProblems(attempt, setProblems);
        return stop;
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [attempt]);
  return problems;
}
