import type { QueryClient } from '@tanstack/react-query';

/** What the pages keep of the server, by `spec.md` section 3, "Cached data kinds". */
export type CachedKind =
  | 'Answer'
  | 'Auth'
  | 'Category'
  | 'Diploma'
  | 'Group'
  | 'Level'
  | 'LectureQuestion'
  | 'Question'
  | 'Task'
  | 'TaskTaken'
  | 'User'
  | 'Video'
  | 'StudentQuestion'
  | 'StudentVideoQuestion'
  | 'Meeting'
  | 'Pdf'
  | 'Metadata';

/** A query's key: its kind first, so that a change makes everything of that kind stale. */
export function keyOf(kind: CachedKind, ...parts: readonly unknown[]) {
  return [kind, ...parts] as const;
}

/** Makes all of the kinds stale; resolves once what is on the page is fresh. */
export async function refresh(client: QueryClient, ...kinds: CachedKind[]): Promise<void> {
  await Promise.all(kinds.map((kind) => client.invalidateQueries({ queryKey: [kind] })));
}
