import { QuietButton } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { ResourcePage } from '../../lib/resource/resource-page.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { markingPath } from './marking-path.ts';
import { useTaskColumns } from './use-task-columns.tsx';

/** The tasks an assistant marks. */
export function AssistantTasksPage() {
  const { list: messages } = useMessages({ en, ar });
  const columns = useTaskColumns('/assistant');
  return (
    <ResourcePage
      resource={useResource('Task')}
      messages={{
        ...messages,
        lead: messages.assistantLead,
        empty: messages.assistantEmpty,
        emptyText: messages.assistantEmptyText,
      }}
      columns={columns}
      rowName={({ title }) => title}
      rowEnd={(task) => (
        <QuietButton
          tone={task.counts.toMark + task.counts.lecturesToMark > 0 ? 'accent' : 'neutral'}
          to={markingPath('/assistant', task)}
        >
          {task.kind === 'vdo-lect' ? messages.lectures : messages.correct}
        </QuietButton>
      )}
    />
  );
}
