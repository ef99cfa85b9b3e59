import type { AssignedTask, Task } from '@rubrica/api-client/contract';

export interface TaskTimes {
  status: Task['status'];
  openAt: Date | null;
  dueAt: Date | null;
  closeAt: Date | null;
}

/** Where a task stands for its students, by the server's clock. Exactly at a moment, what it announces has begun. */
export function taskPhase(task: TaskTimes, now: Date): AssignedTask['phase'] {
  if (task.status !== 'published') return 'closed';
  if (task.closeAt !== null && now >= task.closeAt) return 'closed';
  if (task.openAt !== null && now < task.openAt) return 'upcoming';
  return isLate(task.dueAt, now) ? 'late' : 'open';
}

/** Whether something handed in now is late. */
export function isLate(dueAt: Date | null, now: Date): boolean {
  return dueAt !== null && now > dueAt;
}

/**
 * Whether another attempt can be begun.
 *
 * @param begun how many attempts the student has begun
 * @param maxAttempts 0 is no limit
 */
export function canStart(phase: AssignedTask['phase'], begun: number, maxAttempts: number): boolean {
  return (phase === 'open' || phase === 'late') && (maxAttempts === 0 || begun < maxAttempts);
}
