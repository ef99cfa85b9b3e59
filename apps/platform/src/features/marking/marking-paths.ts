import type { GroupId, TaskTakenId } from '@rubrica/api-client/contract';

/** What an address of the marking pages narrows: to one question, to the attempts of one group. What is not set is left out. */
interface MarkingQuery {
  question?: string | null;
  group?: GroupId | undefined;
}

/** Returns where the attempts at a task are listed. `queue` is that page's path. */
export function queuePathOf(queue: string, query: MarkingQuery): string {
  return withQuery(queue, query);
}

/** Returns where an attempt is marked. `queue` is the path of the page that lists it. */
export function attemptPathOf(queue: string, attempt: TaskTakenId, query: MarkingQuery): string {
  return withQuery(`${queue}/task-taken/${attempt}`, query);
}

function withQuery(path: string, { question, group }: MarkingQuery): string {
  const search = new URLSearchParams();
  if (question) search.set('question', question);
  if (group) search.set('group', group);
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
