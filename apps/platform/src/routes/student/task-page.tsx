import type { TaskId, TaskTakenId } from '@rubrica/api-client/contract';
import { useCallback, type ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { chatTool } from '../../features/chat/chat-tool.tsx';
import type { Breadcrumb } from '../../lib/page/breadcrumbs.tsx';
import { lazyComponent } from '../../lib/page/lazy-page.tsx';

const AttemptPage = lazyComponent(async () => (await import('../../features/attempt/attempt-page.tsx')).AttemptPage);
const ReviewPage = lazyComponent(async () => (await import('../../features/review/review-page.tsx')).ReviewPage);
const TaskCover = lazyComponent(async () => (await import('../../features/task-cover/task-cover.tsx')).TaskCover);

const hasUnsent = async (attempt: TaskTakenId) =>
  (await import('../../features/attempt/has-unsent.ts')).hasUnsent(attempt);

interface TaskPageProps {
  /** The page that lists such tasks. */
  list: Breadcrumb;
  /** What the task itself is called above its result. */
  name: string;
  /** What students pass through before an attempt (`?check=`); they begin at once when absent. */
  check?: (task: TaskId, onEnter: (attempt: TaskTakenId) => void) => ReactNode;
}

/** A task: its cover, a check, an attempt (`?attempt=`) or a result (`?result=`). */
export function TaskPage({ list, name, check }: TaskPageProps) {
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const leave = useCallback(() => setSearch({}), [setSearch]);
  const enter = (attempt: TaskTakenId) => setSearch({ attempt });
  const path = `${list.to}/${id}`;
  const attempt = search.get('attempt');
  const result = search.get('result');
  if (attempt) return <AttemptPage attempt={attempt} onLeave={leave} tools={chatTool} />;
  if (result) return <ReviewPage attempt={result} breadcrumbsOf={() => [{ label: name, to: path }]} />;
  if (check && search.has('check')) return check(id, enter);
  return (
    <TaskCover
      task={id}
      list={list}
      onEnter={enter}
      attemptPath={(shown) => `${path}?attempt=${shown}`}
      hasUnsent={hasUnsent}
      resultPath={(shown) => `${path}?result=${shown}`}
      {...(check ? { checkPath: `${path}?check=devices` } : {})}
    />
  );
}
