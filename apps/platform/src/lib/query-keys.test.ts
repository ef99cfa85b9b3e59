import { QueryClient, QueryObserver } from '@tanstack/react-query';
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

test('a change while something is read for the first time is read too', async () => {
  const client = new QueryClient();
  let stored = 'old';
  const replies: (() => void)[] = [];
  const queryFn = () => {
    const read = stored;
    return new Promise<string>((resolve) => {
      replies.push(() => resolve(read));
    });
  };
  const observer = new QueryObserver(client, { queryKey: keyOf('Chat', 'mine'), queryFn });
  const stop = observer.subscribe(() => {});
  await expect.poll(() => replies).toHaveLength(1);
  stored = 'new';
  const isRead = invalidate(client, 'Chat');
  replies[0]?.();
  await expect.poll(() => replies).toHaveLength(2);
  replies[1]?.();
  await isRead;
  expect(observer.getCurrentResult().data).toBe('new');
  stop();
});
