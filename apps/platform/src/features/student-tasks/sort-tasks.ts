import type { AssignedTask } from '@rubrica/api-client/contract';

/** A student's tasks by what is to be done: now, later, or nothing more. */
export interface TaskGroups {
  now: AssignedTask[];
  later: AssignedTask[];
  done: AssignedTask[];
}

/** Returns the attempt that a student can continue, if any. */
export function openAttempt({ attempts }: Pick<AssignedTask, 'attempts'>) {
  return attempts.find(({ status }) => status === 'in_progress' || status === 'returned');
}

/** Whether a task of lectures has one that the student has not completed. */
function hasLecturesLeft({ lectures }: AssignedTask): boolean {
  return lectures.some(({ isComplete }) => !isComplete);
}

function dueAt({ dueAt: due, closeAt }: AssignedTask): number {
  const moment = due ?? closeAt;
  return moment ? new Date(moment).getTime() : Number.POSITIVE_INFINITY;
}

function lastTouched({ attempts, closeAt, dueAt: due }: AssignedTask): number {
  const moments = attempts.map(({ submittedAt, startedAt }) => new Date(submittedAt ?? startedAt).getTime());
  return Math.max(0, ...moments, closeAt ? new Date(closeAt).getTime() : 0, due ? new Date(due).getTime() : 0);
}

/** Groups tasks: the most urgent first, and among the done the most recent first. */
export function sortTasks(tasks: readonly AssignedTask[]): TaskGroups {
  const groups: TaskGroups = { now: [], later: [], done: [] };
  for (const task of tasks) {
    const open = openAttempt(task);
    const isToDo = open !== undefined || (task.canStart && task.attempts.length === 0) || hasLecturesLeft(task);
    // What was returned is to be handed in again, also after the task has closed.
    if (open?.status === 'returned') groups.now.push(task);
    else if (task.phase === 'upcoming') groups.later.push(task);
    else if (isToDo && task.phase !== 'closed') groups.now.push(task);
    else groups.done.push(task);
  }
  groups.now.sort((a, b) => dueAt(a) - dueAt(b));
  groups.later.sort((a, b) => (a.openAt ?? '').localeCompare(b.openAt ?? ''));
  groups.done.sort((a, b) => lastTouched(b) - lastTouched(a));
  return groups;
}
