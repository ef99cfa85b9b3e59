import type { TaskId } from '@rubrica/api-client/contract';
import { api } from '../../lib/api.ts';

/** Returns how many students work on a task now. A list may be old, and counts attempts that were returned, which closing does not end. */
export async function countWorking(task: TaskId): Promise<number> {
  const { total } = await api.listTaskTakens({ query: { task, status: 'in_progress', limit: 1 } });
  return total;
}
