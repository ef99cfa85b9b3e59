import type { Child, UserId } from '@rubrica/api-client/contract';
import { Button, EmptyState, Skeleton, Stack } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { joined } from '../../lib/text/joined.ts';
import { Average } from './average.tsx';
import { ChildLectures } from './child-lectures.tsx';
import { ChildTaskList } from './child-task-list.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { readPages } from '../../lib/list/read-pages.ts';
import { tasksBySection } from './task-state.ts';

function Tasks({ child }: { child: Child }) {
  const m = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Task', 'assigned', child._id),
    queryFn: ({ signal }) =>
      readPages((page) => api.listAssignedTasks({ query: { student: child._id, ...page }, signal })),
  });
  return (
    <QueryView
      query={query}
      errorTitle={m.child.tasksProblem}
      skeleton={
        <Stack gap={12}>
          <Skeleton width="120px" height="22px" />
          <Skeleton height="56px" />
          <Skeleton height="56px" />
        </Stack>
      }
    >
      {(tasks) => {
        const { now, later, done } = tasksBySection(tasks);
        return tasks.length === 0 ? (
          <EmptyState title={m.child.empty}>{m.child.emptyBody(child.name)}</EmptyState>
        ) : (
          <>
            <ChildTaskList title={m.child.now} tasks={now} />
            <ChildTaskList title={m.child.later} tasks={later} />
            <ChildTaskList title={m.child.done} tasks={done} />
          </>
        );
      }}
    </QueryView>
  );
}

interface ChildPageProps {
  id: UserId;
  /** Further sections about the child. */
  children?: ReactNode;
}

/** One child: average, all tasks with their results, lectures, and what else is known. */
export function ChildPage({ id, children }: ChildPageProps) {
  const m = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('User', 'child', id),
    queryFn: ({ signal }) => api.getChild({ params: { id }, signal }),
  });
  return (
    <QueryView query={query} errorTitle={m.child.problem}>
      {(child) => (
        <Page
          title={child.name}
          lead={joined([child.level ?? m.noLevel, ...child.groups])}
          breadcrumbs={[{ label: m.title, to: '/parent' }]}
          action={
            <Button to={`/parent/child/${id}/report`} icon={<Printer aria-hidden="true" />}>
              {m.child.report}
            </Button>
          }
        >
          <Stack gap={32}>
            <div style={{ maxInlineSize: 420 }}>
              <Average percent={child.averagePercent} />
            </div>
            <Tasks child={child} />
            <ChildLectures child={child} />
            {children}
          </Stack>
        </Page>
      )}
    </QueryView>
  );
}
