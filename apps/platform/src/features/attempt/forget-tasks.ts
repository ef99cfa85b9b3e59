import type { QueryClient } from '@tanstack/react-query';
import { invalidate, keyOf } from '../../lib/query-keys.ts';

/**
 * Once an attempt is closed: what is shown is read anew, and so is what opens next. From the cache, it would show the attempt as open
 * until the server has replied.
 */
export async function forgetTasks(client: QueryClient): Promise<void> {
  for (const kind of ['Task', 'TaskTaken'] as const) client.removeQueries({ queryKey: keyOf(kind), type: 'inactive' });
  await invalidate(client, 'Task', 'TaskTaken');
}
