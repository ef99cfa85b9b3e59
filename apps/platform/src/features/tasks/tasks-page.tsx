import { useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { ResourcePage } from '../../lib/resource/resource-page.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { TaskDialog } from './form/task-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { type Unfinished, UnfinishedDialog } from './unfinished-dialog.tsx';
import { useTaskActions } from './use-task-actions.tsx';
import { useTaskColumns } from './use-task-columns.tsx';

const statuses = ['draft', 'published', 'closed', 'archived'] as const;

/** All tasks: create, publish, close, and the way to marking. */
export function TasksPage() {
  const { list: messages, statuses: statusNames } = useMessages({ en, ar });
  const columns = useTaskColumns('/admin');
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const rowActions = useTaskActions(setUnfinished);
  return (
    <ResourcePage
      resource={useResource('Task')}
      messages={messages}
      columns={columns}
      rowName={({ title }) => title}
      create={{ label: messages.create }}
      editor={(task, onClose) => <TaskDialog task={task} onClose={onClose} />}
      filters={[{ name: 'status', options: statuses.map((status) => ({ value: status, label: statusNames[status] })) }]}
      rowActions={rowActions}
    >
      {unfinished && <UnfinishedDialog unfinished={unfinished} onClose={() => setUnfinished(null)} />}
    </ResourcePage>
  );
}
