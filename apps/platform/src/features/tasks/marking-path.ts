import type { Task } from '@rubrica/api-client/contract';

/** Where what came of a task is read and marked: its attempts, or the answers in its lectures. `area` is the role's own. */
export function markingPath(area: string, { _id, kind }: Pick<Task, '_id' | 'kind'>): string {
  return kind === 'vdo-lect' ? `${area}/tasks/video-questions/${_id}` : `${area}/tasks/correct/${_id}`;
}
