import type { AssignedTask } from '@rubrica/api-client/contract';

/** The address of a task's page for its student: speaking tasks have pages of their own. */
export function studentTaskPath({ _id, kind }: Pick<AssignedTask, '_id' | 'kind'>): string {
  return `/student/${kind === 'vdo-speaking' ? 'speaking' : 'tasks'}/${_id}`;
}
