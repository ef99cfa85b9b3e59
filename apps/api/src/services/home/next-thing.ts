import type { AssignedTask, VideoId } from '@rubrica/api-client/contract';
import { isOpen } from '../attempts/attempt-status.ts';

type OwnAttempt = AssignedTask['attempts'][number];

/** A lecture that a student has begun and not completed. */
export interface BegunLecture {
  _id: VideoId;
  title: string;
  watchedPercent: number;
  minutesLeft: number;
}

/** What a student could do. */
export interface Waiting {
  tasks: readonly AssignedTask[];
  /** The one that was watched last. */
  lecture: BegunLecture | null;
  wordsDue: number;
}

type Choice =
  | { kind: 'attempt'; task: AssignedTask; attempt: OwnAttempt }
  | { kind: 'task'; task: AssignedTask }
  | { kind: 'lecture'; lecture: BegunLecture }
  | { kind: 'words'; count: number };

/**
 * Returns what a student does next: an open attempt, of several the one whose time runs out first; else the task that is due first,
 * late ones included, those without a date last; else the lecture they have begun; else their words. Null if nothing waits.
 */
export function nextThing({ tasks, lecture, wordsDue }: Waiting): Choice | null {
  const possible = tasks.filter(isRunning);
  const [begun] = tasks
    .flatMap((task) =>
      task.attempts.filter(({ status }) => canContinue(task, status)).map((attempt) => ({ task, attempt })),
    )
    .toSorted(
      (one, other) =>
        compareMoments(one.attempt.deadlineAt, other.attempt.deadlineAt) ||
        compareMoments(endOf(one.task), endOf(other.task)),
    );
  if (begun) return { kind: 'attempt', ...begun };
  const [task] = possible
    .filter(isToBegin)
    .toSorted((one, other) => compareMoments(endOf(one), endOf(other)) || one.title.localeCompare(other.title));
  if (task) return { kind: 'task', task };
  if (lecture) return { kind: 'lecture', lecture };
  return wordsDue > 0 ? { kind: 'words', count: wordsDue } : null;
}

const isRunning = ({ phase }: AssignedTask) => phase === 'open' || phase === 'late';

/** What was returned is to be handed in again, also after the task has closed. */
const canContinue = (task: AssignedTask, status: OwnAttempt['status']) =>
  status === 'returned' || (isOpen(status) && isRunning(task));

const endOf = ({ dueAt, closeAt }: AssignedTask) => dueAt ?? closeAt;

/** Without a moment is after all with one. ISO 8601 in UTC is in the order of time. */
function compareMoments(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

/** A second attempt is offered on the task's page, and is nobody's next thing. */
function isToBegin({ canStart, attempts, lectures }: AssignedTask): boolean {
  return (canStart && attempts.length === 0) || lectures.some(({ isComplete }) => !isComplete);
}
