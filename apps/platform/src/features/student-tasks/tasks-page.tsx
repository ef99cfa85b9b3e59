import { useMessages } from '../../lib/i18n.ts';
import { ar, en } from './messages.ts';
import { TaskGroupsPage } from './task-groups-page.tsx';
import { useAssignedTasks } from './use-assigned-tasks.ts';

/** A student's homework, quizzes and mock exams, in three groups. Speaking tasks have a page of their own. */
export function TasksPage() {
  const { tasks: messages } = useMessages({ en, ar });
  const query = useAssignedTasks();
  return <TaskGroupsPage query={query} messages={messages} isListed={({ kind }) => kind !== 'vdo-speaking'} />;
}
