import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type CachedKind, invalidate, keyOf } from './query-keys.ts';

/** `spec.md` section 3, "Cached data kinds". */
const specified = [
  'Answer',
  'Auth',
  'Category',
  'Diploma',
  'Group',
  'Level',
  'LectureQuestion',
  'Question',
  'Task',
  'TaskTaken',
  'User',
  'Video',
  'StudentQuestion',
  'StudentVideoQuestion',
  'Meeting',
  'Pdf',
  'Metadata',
] as const satisfies readonly CachedKind[];

test.each(specified)('a change of the kind %s makes all of it out of date, and nothing else', async (kind) => {
  const client = new QueryClient();
  for (const each of specified) for (const part of ['list', 'one']) client.setQueryData(keyOf(each, part), []);
  await invalidate(client, kind);
  const outOfDate = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated);
  expect(outOfDate.map(({ queryKey }) => queryKey)).toEqual([
    [kind, 'list'],
    [kind, 'one'],
  ]);
});
