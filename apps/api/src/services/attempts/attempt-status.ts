import type { AttemptStatus } from '@rubrica/api-client/contract';

/**
 * What can happen to an attempt. `pending` is the number of blocks that need a marker.
 *
 * - `submit`: the student submits it.
 * - `time-up`: the deadline and the grace period have passed.
 * - `marks`: a marker saved marks.
 * - `release`: its student and their parents may see the result.
 * - `return`: it is reopened for its student.
 */
export type AttemptEvent =
  | { kind: 'submit'; pending: number }
  | { kind: 'time-up'; pending: number }
  | { kind: 'marks'; pending: number }
  | { kind: 'release' }
  | { kind: 'return' };

/** The next status by status and event; events that are not listed are refused. */
const transitions: {
  readonly [Status in AttemptStatus]: {
    readonly [Kind in AttemptEvent['kind']]?: (pending: number) => AttemptStatus;
  };
} = {
  in_progress: { submit: afterSubmission('submitted'), 'time-up': afterSubmission('auto_submitted') },
  returned: { submit: afterSubmission('submitted'), 'time-up': afterSubmission('auto_submitted') },
  submitted: { marks: afterMarks, return: always('returned') },
  auto_submitted: { marks: afterMarks, return: always('returned') },
  marking: { marks: afterMarks, return: always('returned') },
  marked: { marks: afterMarks, release: always('released'), return: always('returned') },
  // Marks may be corrected after the release; the student sees the corrected ones.
  released: { marks: always('released'), return: always('returned') },
};

/**
 * Returns the status after an event (`product.md`, "Learning"), or null if the status does not allow the event.
 * A submission that needs no marker is `marked` at once.
 */
export function nextStatus(status: AttemptStatus, event: AttemptEvent): AttemptStatus | null {
  const next = transitions[status][event.kind];
  return next ? next('pending' in event ? event.pending : 0) : null;
}

/** Statuses in which the student may save answers. */
export const openStatuses = ['in_progress', 'returned'] as const satisfies readonly AttemptStatus[];

/** Statuses in which an attempt needs a marker. */
export const awaitingMarkingStatuses = [
  'submitted',
  'auto_submitted',
  'marking',
] as const satisfies readonly AttemptStatus[];

/** Returns whether the student may save answers in this status. */
export function isOpen(status: AttemptStatus): boolean {
  return openStatuses.some((open) => open === status);
}

function afterSubmission(status: 'submitted' | 'auto_submitted') {
  return (pending: number): AttemptStatus => (pending === 0 ? 'marked' : status);
}

function afterMarks(pending: number): AttemptStatus {
  return pending === 0 ? 'marked' : 'marking';
}

function always(status: AttemptStatus) {
  return (): AttemptStatus => status;
}
