import { EmptyState, Stack } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { ar, en } from './messages.ts';
import { sortTasks } from './sort-tasks.ts';
import { TaskList, TaskListSkeleton } from './task-list.tsx';
import { useAssignedTasks } from './use-assigned-tasks.ts';

/** All of a student's tasks, in three groups. */
export function TasksPage() {
  const { tasks: messages } = useMessages({ en, ar });
  const query = useAssignedTasks();
  return (
    <Page title={messages.title} lead={messages.lead}>
      <QueryView
        query={query}
        errorTitle={messages.notLoaded}
        loadingLabel={messages.loading}
        skeleton={<TaskListSkeleton />}
      >
        {({ items }) => {
          if (items.length === 0) return <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>;
          const { now, later, done } = sortTasks(items);
          return (
            <Stack gap={32}>
              <TaskList title={messages.now} tasks={now} />
              <TaskList title={messages.later} tasks={later} />
              <TaskList title={messages.done} tasks={done} />
            </Stack>
          );
        }}
      </QueryView>
    </Page>
  );
}
