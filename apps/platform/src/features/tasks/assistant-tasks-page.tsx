import { useQuery } from '@tanstack/react-query';
import { EmptyState, QuietButton } from '@rubrica/ui';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { noFilters, useListState } from '../../lib/list/use-list-state.ts';
import { Page } from '../../lib/page/page.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useTaskColumns } from './use-task-columns.tsx';

const sortFields = ['title', 'dueAt'] as const;

/** The tasks an assistant marks. */
export function AssistantTasksPage() {
  const { list: messages } = useMessages({ en, ar });
  const state = useListState(noFilters, sortFields);
  const columns = useTaskColumns('/assistant');
  const query = useQuery({
    queryKey: keyOf('Task', 'list', state.query),
    queryFn: ({ signal }) => api.listTasks({ query: state.query, signal }),
    placeholderData: (before) => before,
  });
  return (
    <Page title={messages.title} lead={messages.assistantLead} width="wide">
      <ListView
        query={query}
        state={state}
        label={messages.label}
        searchLabel={messages.search}
        problemTitle={messages.notLoaded}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowLabel={({ title }) => title}
        rowActions={({ _id, counts }) => (
          <QuietButton tone={counts.toMark > 0 ? 'accent' : 'neutral'} to={`/assistant/tasks/correct/${_id}`}>
            {messages.correct}
          </QuietButton>
        )}
        empty={<EmptyState title={messages.assistantEmpty}>{messages.assistantEmptyText}</EmptyState>}
      />
    </Page>
  );
}
