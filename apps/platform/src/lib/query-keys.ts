import type { ResourceName } from '@rubrica/api-client/contract';
import type { QueryClient } from '@tanstack/react-query';

/** The kinds of data that pages cache: those of `spec.md` section 3, "Cached data kinds", and every collection's. */
export type CachedKind =
  | ResourceName
  | 'Answer'
  | 'Auth'
  | 'Category'
  | 'Chat'
  | 'ChatFile'
  | 'ChatMessage'
  | 'ChatThread'
  | 'Course'
  | 'Diploma'
  | 'Group'
  | 'Job'
  | 'Level'
  | 'LectureQuestion'
  | 'Question'
  | 'ReportFile'
  | 'ServerHealth'
  | 'Task'
  | 'TaskTaken'
  | 'User'
  | 'Video'
  | 'StudentQuestion'
  | 'StudentVideoQuestion'
  | 'Meeting'
  | 'Notice'
  | 'Pdf'
  | 'Metadata'
  | 'WhatsAppAutomation'
  | 'WhatsAppCampaign'
  | 'WhatsAppPreference'
  | 'WhatsAppSession';

/** A query's key. The kind comes first, so that a change can invalidate all queries of a kind. */
export function keyOf(kind: CachedKind, ...parts: readonly unknown[]) {
  return [kind, ...parts] as const;
}

/** Invalidates all queries of the kinds. Resolves once the queries in use have been fetched again. */
export async function invalidate(client: QueryClient, ...kinds: CachedKind[]): Promise<void> {
  await Promise.all(kinds.map((kind) => invalidateKey(client, [kind])));
}

/**
 * Invalidates all queries whose keys begin like this. Resolves once the queries in use have been fetched again; of one that is being
 * fetched for the first time, which goes on, the reply may be older than the change, so that it is fetched once more.
 */
export async function invalidateKey(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
  await Promise.all(first.map((query) => client.invalidateQueries({ queryKey: query.queryKey, exact: true })));
}
