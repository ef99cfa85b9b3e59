import type { AssignedTask } from '@rubrica/api-client/contract';

/** Where a task belongs for its student: something to do, something to come, or something done. */
export interface TaskPiles {
  now: AssignedTask[];
  later: AssignedTask[];
  done: AssignedTask[];
}

/** The attempt a student can go on with. */
export function openAttempt({ attempts }: Pick<AssignedTask, 'attempts'>) {
  return attempts.find(({ status }) => status === 'in_progress' || status === 'returned');
}

function dueAt({ dueAt: due, closeAt }: AssignedTask): number {
  const moment = due ?? closeAt;
  return moment ? new Date(moment).getTime() : Number.POSITIVE_INFINITY;
}

function lastTouched({ attempts, closeAt, dueAt: due }: AssignedTask): number {
  const moments = attempts.map(({ submittedAt, startedAt }) => new Date(submittedAt ?? startedAt).getTime());
  return Math.max(0, ...moments, closeAt ? new Date(closeAt).getTime() : 0, due ? new Date(due).getTime() : 0);
}

/** What is most urgent stands first; what was done last stands first among the done. */
export function sortTasks(tasks: readonly AssignedTask[]): TaskPiles {
  const piles: TaskPiles = { now: [], later: [], done: [] };
  for (const task of tasks) {
    const isToDo = openAttempt(task) !== undefined || (task.canStart && task.attempts.length === 0);
    if (task.phase === 'upcoming') piles.later.push(task);
    else if (isToDo && task.phase !== 'closed') piles.now.push(task);
    else piles.done.push(task);
  }
  piles.now.sort((a, b) => dueAt(a) - dueAt(b));
  piles.later.sort((a, b) => (a.openAt ?? '').localeCompare(b.openAt ?? ''));
  piles.done.sort((a, b) => lastTouched(b) - lastTouched(a));
  return piles;
}
