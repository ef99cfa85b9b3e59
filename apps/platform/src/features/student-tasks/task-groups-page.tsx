import type { AssignedTask } from '@rubrica/api-client/contract';
import { EmptyState, Stack } from '@rubrica/ui';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import type { Messages } from './messages.ts';
import { sortTasks } from './sort-tasks.ts';
import { TaskList, TaskListSkeleton } from './task-list.tsx';
import type { useAssignedTasks } from './use-assigned-tasks.ts';

interface TaskGroupsPageProps {
  query: ReturnType<typeof useAssignedTasks>;
  messages: Messages['tasks'];
  /** Which of the tasks belong on this page; all of them when absent. */
  isListed?: (task: AssignedTask) => boolean;
}

/** A page of a student's tasks: what to do now, what comes, and what is done. */
export function TaskGroupsPage({ query, messages, isListed = () => true }: TaskGroupsPageProps) {
  return (
    <Page title={messages.title} lead={messages.lead}>
      <QueryView
        query={query}
        errorTitle={messages.notLoaded}
        loadingLabel={messages.loading}
        skeleton={<TaskListSkeleton />}
      >
        {(tasks) => {
          const listed = tasks.filter(isListed);
          if (listed.length === 0) return <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>;
          const { now, later, done } = sortTasks(listed);
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
