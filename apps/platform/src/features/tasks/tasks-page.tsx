import { ConfirmDialog } from '@rubrica/ui';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { ResourcePage } from '../../lib/resource/resource-page.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import { useRunChange } from '../../lib/resource/use-run-change.ts';
import { TaskDialog } from './form/task-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { type Unfinished, UnfinishedDialog } from './unfinished-dialog.tsx';
import { type Closing, useTaskActions } from './use-task-actions.tsx';
import { useTaskColumns } from './use-task-columns.tsx';

const statuses = ['draft', 'published', 'closed', 'archived'] as const;

/** All tasks: create, publish, close, and the way to marking. */
export function TasksPage() {
  const { list: messages, statuses: statusNames } = useMessages({ en, ar });
  const columns = useTaskColumns('/admin');
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const [closing, setClosing] = useState<Closing | null>(null);
  const rowActions = useTaskActions(setUnfinished, setClosing);
  const runChange = useRunChange();
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
      {closing && (
        <ConfirmDialog
          open
          tone="danger"
          onClose={() => setClosing(null)}
          onConfirm={() => runChange(closing.close)}
          title={messages.closeTitle(closing.task)}
          confirmLabel={messages.closeTask}
        >
          {messages.closeText(closing.working)}
        </ConfirmDialog>
      )}
    </ResourcePage>
  );
}
