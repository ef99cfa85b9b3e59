import type { ResourceName } from '@rubrica/api-client/contract';
import type { QueryClient } from '@tanstack/react-query';

/** The kinds of data that pages cache: those of `spec.md` section 3, "Cached data kinds", and every collection's. */
export type CachedKind =
  | ResourceName
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
