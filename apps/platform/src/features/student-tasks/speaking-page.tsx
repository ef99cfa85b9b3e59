import { useMessages } from '../../lib/i18n.ts';
import { ar, en } from './messages.ts';
import { TaskGroupsPage } from './task-groups-page.tsx';
import { useAssignedTasks } from './use-assigned-tasks.ts';

/** A student's speaking tasks, in three groups. */
export function SpeakingPage() {
  const { tasks, speaking } = useMessages({ en, ar });
  const query = useAssignedTasks('vdo-speaking');
  return <TaskGroupsPage query={query} messages={{ ...tasks, ...speaking }} />;
}
