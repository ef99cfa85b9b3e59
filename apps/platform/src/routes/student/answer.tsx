import { useMessages } from '../../lib/i18n.ts';
import { TaskPage } from './task-page.tsx';

const texts = { en: { tasks: 'Tasks', task: 'Task' }, ar: { tasks: 'المهام', task: 'المهمة' } };

/** A homework task, quiz or mock exam. */
export function Component() {
  const { tasks, task } = useMessages(texts);
  return <TaskPage list={{ label: tasks, to: '/student/tasks' }} name={task} />;
}
