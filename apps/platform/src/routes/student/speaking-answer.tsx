import { useMessages } from '../../lib/i18n.ts';
import { lazyComponent } from '../../lib/page/lazy-page.tsx';
import { TaskPage } from './task-page.tsx';

const texts = {
  en: { tasks: 'Speaking', task: 'Speaking task' },
  ar: { tasks: 'التحدث', task: 'مهمة التحدث' },
};

const ReadyCheckPage = lazyComponent(
  async () => (await import('../../features/speaking-tasks/ready-check-page.tsx')).ReadyCheckPage,
);

/** A speaking task: before an attempt begins, students can check what they record with. */
export function Component() {
  const { tasks, task: name } = useMessages(texts);
  return (
    <TaskPage
      list={{ label: tasks, to: '/student/speaking' }}
      name={name}
      check={(task, onEnter) => (
        <ReadyCheckPage
          task={task}
          breadcrumbs={[{ label: name, to: `/student/speaking/${task}` }]}
          onEnter={onEnter}
        />
      )}
    />
  );
}
