import type { Task } from '@rubrica/api-client/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, ConfirmDialog, EmptyState, FilterChip } from '@rubrica/ui';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { useListState } from '../../lib/list/use-list-state.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Page } from '../../lib/page/page.tsx';
import { keyOf, refresh } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { TaskDialog } from './form/task-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { bodyOf } from './task-body.ts';
import { TaskMenu } from './task-menu.tsx';
import { useTaskColumns } from './use-task-columns.tsx';

const filterNames = ['status'] as const;
const sortFields = ['title', 'dueAt'] as const;
const statuses = ['draft', 'published', 'closed', 'archived'] as const;

/** All tasks: set, publish, close, correct. */
export function TasksPage() {
  const { list: messages, statuses: names } = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const state = useListState(filterNames, sortFields);
  const columns = useTaskColumns('/admin');
  const [edited, setEdited] = useState<Task | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Task | null>(null);
  const status = statuses.find((known) => known === state.filters.status);
  const query = useQuery({
    queryKey: keyOf('Task', 'list', state.query, status),
    queryFn: ({ signal }) => api.listTasks({ query: { ...state.query, ...(status ? { status } : {}) }, signal }),
    placeholderData: (before) => before,
  });
  const move = useMutation({
    mutationFn: ({ task, to }: { task: Task; to: Task['status'] }) =>
      api.updateTask({ params: { id: task._id }, body: { ...bodyOf(task), status: to } }),
    onSuccess: async () => {
      await refresh(client, 'Task');
      toast.success(messages.changed);
    },
    onError: (error) => toast.error(errorText(error, common)),
  });
  const remove = async (task: Task) => {
    try {
      await api.removeTask({ params: { id: task._id } });
      await refresh(client, 'Task');
      toast.success(messages.removed);
    } catch (error) {
      toast.error(errorText(error, common));
      throw error;
    }
  };
  const create = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {messages.create}
    </Button>
  );

  return (
    <Page title={messages.title} lead={messages.lead} width="wide" action={create}>
      <ListView
        query={query}
        state={state}
        label={messages.label}
        searchLabel={messages.search}
        problemTitle={messages.notLoaded}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowLabel={({ title }) => title}
        filters={
          <>
            {statuses.map((each) => (
              <FilterChip
                key={each}
                pressed={status === each}
                onChange={(pressed) => state.set({ status: pressed ? each : undefined })}
              >
                {names[each]}
              </FilterChip>
            ))}
          </>
        }
        rowActions={(task) => (
          <TaskMenu
            task={task}
            onEdit={() => setEdited(task)}
            onMove={(to) => move.mutate({ task, to })}
            onRemove={() => setDoomed(task)}
          />
        )}
        empty={
          <EmptyState title={messages.empty} action={create}>
            {messages.emptyText}
          </EmptyState>
        }
      />
      {edited && <TaskDialog task={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {doomed && (
        <ConfirmDialog
          open
          tone="danger"
          onClose={() => setDoomed(null)}
          onConfirm={() => remove(doomed)}
          title={messages.removeTitle(doomed.title)}
          confirmLabel={common.remove}
        >
          {messages.removeText}
        </ConfirmDialog>
      )}
    </Page>
  );
}
