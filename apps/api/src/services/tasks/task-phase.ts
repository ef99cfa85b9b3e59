import type { AssignedTask, Task } from '@rubrica/api-client/contract';

/** What the phase of a task depends on. */
export interface TaskTimes {
  status: Task['status'];
  openAt: Date | null;
  dueAt: Date | null;
  closeAt: Date | null;
}

/** Returns the phase of a task for its students. At exactly `openAt` it is open, at exactly `closeAt` it is closed. */
export function taskPhase(task: TaskTimes, now: Date): AssignedTask['phase'] {
  if (task.status !== 'published') return 'closed';
  if (task.closeAt !== null && now >= task.closeAt) return 'closed';
  if (task.openAt !== null && now < task.openAt) return 'upcoming';
  return isLate(task.dueAt, now) ? 'late' : 'open';
}

/** Returns whether a submission at this time is late. */
export function isLate(dueAt: Date | null, now: Date): boolean {
  return dueAt !== null && now > dueAt;
}

/**
 * Returns whether a student can start another attempt.
 *
 * @param attemptCount the number of attempts that the student has started
 * @param maxAttempts 0 means no limit
 */
export function canStart(phase: AssignedTask['phase'], attemptCount: number, maxAttempts: number): boolean {
  return (phase === 'open' || phase === 'late') && (maxAttempts === 0 || attemptCount < maxAttempts);
}
