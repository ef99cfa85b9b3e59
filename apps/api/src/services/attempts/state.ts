import type { AttemptStatus } from '@rubrica/api-client/contract';

/**
 * What can happen to an attempt. `pending` counts the blocks that still wait for a person.
 *
 * - `submit`: the student hands it in. - `time-up`: the deadline and its grace have passed.
 * - `marks`: a person has saved marks. - `release`: its student and their parents may read it.
 * - `return`: it opens again for its student.
 */
export type AttemptEvent =
  | { kind: 'submit'; pending: number }
  | { kind: 'time-up'; pending: number }
  | { kind: 'marks'; pending: number }
  | { kind: 'release' }
  | { kind: 'return' };

/** Every status, with the events it takes and where they lead; what is not named is refused. */
const transitions: {
  readonly [Status in AttemptStatus]: {
    readonly [Kind in AttemptEvent['kind']]?: (pending: number) => AttemptStatus;
  };
} = {
  in_progress: { submit: handedIn('submitted'), 'time-up': handedIn('auto_submitted') },
  returned: { submit: handedIn('submitted'), 'time-up': handedIn('auto_submitted') },
  submitted: { marks: inMarking, return: always('returned') },
  auto_submitted: { marks: inMarking, return: always('returned') },
  marking: { marks: inMarking, return: always('returned') },
  marked: { marks: inMarking, release: always('released'), return: always('returned') },
  // Marks may be mended after release; the student sees the mended ones.
  released: { marks: always('released'), return: always('returned') },
};

/**
 * Where an event leads an attempt (`product.md`, "Learning"), or null where the status does not take it.
 * A submission that nobody has to look at is marked at once.
 */
export function nextStatus(status: AttemptStatus, event: AttemptEvent): AttemptStatus | null {
  const lead = transitions[status][event.kind];
  return lead ? lead('pending' in event ? event.pending : 0) : null;
}

/** Statuses in which a student may write. */
export const openStatuses = ['in_progress', 'returned'] as const satisfies readonly AttemptStatus[];

/** Statuses that wait for a person to mark. */
export const toMarkStatuses = ['submitted', 'auto_submitted', 'marking'] as const satisfies readonly AttemptStatus[];

/** Whether a student may write to an attempt in this status. */
export function isOpen(status: AttemptStatus): boolean {
  return (openStatuses as readonly AttemptStatus[]).includes(status);
}

function handedIn(status: 'submitted' | 'auto_submitted') {
  return (pending: number): AttemptStatus => (pending === 0 ? 'marked' : status);
}

function inMarking(pending: number): AttemptStatus {
  return pending === 0 ? 'marked' : 'marking';
}

function always(status: AttemptStatus) {
  return (): AttemptStatus => status;
}
