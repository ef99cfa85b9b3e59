import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../lib/i18n.ts';
import { lazyComponent } from '../../lib/page/lazy-page.tsx';

const texts = { en: { task: 'Task' }, ar: { task: 'المهمة' } };

const AttemptPage = lazyComponent(async () => (await import('../../features/attempt/attempt-page.tsx')).AttemptPage);
const ReviewPage = lazyComponent(async () => (await import('../../features/review/review-page.tsx')).ReviewPage);
const TaskCover = lazyComponent(async () => (await import('../../features/task-cover/task-cover.tsx')).TaskCover);

/** A task: its cover, an attempt (`?attempt=`) or a result (`?result=`). */
export function Component() {
  const messages = useMessages(texts);
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const leave = useCallback(() => setSearch({}), [setSearch]);
  const attempt = search.get('attempt');
  const result = search.get('result');
  if (attempt) return <AttemptPage attempt={attempt} onLeave={leave} />;
  if (result) {
    return <ReviewPage attempt={result} breadcrumbsOf={() => [{ label: messages.task, to: `/student/tasks/${id}` }]} />;
  }
  return (
    <TaskCover
      task={id}
      onEnter={(entered) => setSearch({ attempt: entered })}
      resultPath={(shown) => `/student/tasks/${id}?result=${shown}`}
    />
  );
}
