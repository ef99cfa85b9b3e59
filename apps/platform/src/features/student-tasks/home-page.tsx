import { Button, EmptyState, Stack } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { readSession } from '../../lib/storage/session.ts';
import { ar, en } from './messages.ts';
import { sortTasks } from './sort-tasks.ts';
import { TaskList, TaskListSkeleton } from './task-list.tsx';
import { useAssignedTasks } from './use-assigned-tasks.ts';

/** How many tasks of each group the page shows. */
const maxTasks = 3;

/** A student's first page: the next tasks and the latest results. */
export function HomePage() {
  const { home, tasks } = useMessages({ en, ar });
  const query = useAssignedTasks();
  const name = readSession()?.name ?? '';
  return (
    <Page
      title={home.title(name.split(' ')[0] ?? name)}
      lead={home.lead}
      action={
        <Button variant="secondary" to="/student/tasks">
          {home.allTasks}
        </Button>
      }
    >
      <QueryView
        query={query}
        errorTitle={tasks.notLoaded}
        loadingLabel={tasks.loading}
        skeleton={<TaskListSkeleton />}
      >
        {({ items }) => {
          const { now, later, done } = sortTasks(items);
          const results = done.filter(({ attempts }) => attempts.at(-1)?.status === 'released');
          return (
            <Stack gap={32}>
              {now.length === 0 && (
                <EmptyState title={home.allDone} illustration="done">
                  {home.allDoneText}
                </EmptyState>
              )}
              <TaskList title={home.next} tasks={now.slice(0, maxTasks)} />
              <TaskList title={tasks.later} tasks={later.slice(0, maxTasks)} />
              <TaskList title={home.results} tasks={results.slice(0, maxTasks)} />
            </Stack>
          );
        }}
      </QueryView>
    </Page>
  );
}
