import { isDeepStrictEqual } from 'node:util';
import type { Task } from '@rubrica/api-client/contract';

type DrawingTask = Pick<Task, 'status' | 'draws' | 'questions'>;

/**
 * Returns whether a task is published with draws that have to be checked. Those that students are given already are not checked
 * again, so that the task's dates can still be changed.
 */
export function hasNewDraws(task: DrawingTask, before: DrawingTask | null): boolean {
  if (task.status !== 'published' || task.draws.length === 0) return false;
  if (before?.status !== 'published') return true;
  return !isDeepStrictEqual([task.draws, task.questions], [before.draws, before.questions]);
}
