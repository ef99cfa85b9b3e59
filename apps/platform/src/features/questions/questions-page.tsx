import type { QuestionSummary } from '@rubrica/api-client/contract';
import { skillCategories, type SkillCategory } from '@rubrica/question-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  Button,
  Chip,
  ConfirmDialog,
  EmptyState,
  FilterChip,
  IconButton,
  Menu,
  RouteLink,
  type TableColumn,
} from '@rubrica/ui';
import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { useListState } from '../../lib/list/use-list-state.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Page } from '../../lib/page/page.tsx';
import { keyOf, refresh } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const filterNames = ['type'] as const;
const sortFields = ['title', 'updatedAt'] as const;

/** All questions: find, write, copy, delete. */
export function QuestionsPage() {
  const { list: messages, skills, types } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { date, number } = useFormat();
  const client = useQueryClient();
  const state = useListState(filterNames, sortFields);
  const [doomed, setDoomed] = useState<QuestionSummary | null>(null);
  const skill = skillCategories.find((known) => known === state.filters.type);
  const query = useQuery({
    queryKey: keyOf('Question', 'list', state.query, skill),
    queryFn: ({ signal }) =>
      api.listQuestions({ query: { ...state.query, ...(skill ? { type: skill } : {}) }, signal }),
    placeholderData: (before) => before,
  });
  const duplicate = useMutation({
    mutationFn: (id: string) => api.duplicateQuestion({ params: { id } }),
    onSuccess: async () => {
      await refresh(client, 'Question');
      toast.success(messages.duplicated);
    },
    onError: (error) => toast.error(errorText(error, common)),
  });
  const remove = async (question: QuestionSummary) => {
    try {
      await api.removeQuestion({ params: { id: question._id } });
      await refresh(client, 'Question');
      toast.success(messages.removed);
    } catch (error) {
      toast.error(errorText(error, common));
      throw error;
    }
  };

  const columns = useMemo<TableColumn<QuestionSummary>[]>(
    () => [
      {
        key: 'title',
        header: messages.name,
        primary: true,
        sortable: true,
        cell: ({ _id, title }) => <RouteLink to={`/admin/questions/edit/${_id}`}>{title}</RouteLink>,
      },
      { key: 'type', header: messages.skill, cell: ({ type }) => <Chip>{skills[type]}</Chip> },
      { key: 'subQuestionType', header: messages.kind, cell: ({ subQuestionType }) => types[subQuestionType] },
      { key: 'maximum', header: messages.maximum, align: 'end', cell: ({ maximum }) => number(maximum) },
      { key: 'uses', header: messages.uses, cell: ({ uses }) => (uses > 0 ? messages.tasks(uses) : '–') },
      { key: 'updatedAt', header: messages.changed, sortable: true, cell: ({ updatedAt }) => date(updatedAt) },
    ],
    [date, messages, number, skills, types],
  );

  const create = (
    <Button variant="primary" to="/admin/questions/create">
      {messages.create}
    </Button>
  );
  const chip = (value: SkillCategory | undefined, label: string) => (
    <FilterChip
      key={label}
      pressed={skill === value}
      onChange={(pressed) => state.set({ type: pressed ? value : undefined })}
    >
      {label}
    </FilterChip>
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
        filters={<>{skillCategories.map((each) => chip(each, skills[each]))}</>}
        rowActions={(question) => (
          <Menu
            align="end"
            trigger={
              <IconButton
                hideTooltip
                label={`${common.actions}: ${question.title}`}
                icon={<Ellipsis aria-hidden="true" />}
              />
            }
            items={[
              { label: common.edit, icon: <Pencil aria-hidden="true" />, to: `/admin/questions/edit/${question._id}` },
              {
                label: messages.duplicate,
                icon: <Copy aria-hidden="true" />,
                onSelect: () => duplicate.mutate(question._id),
              },
              {
                label: common.remove,
                icon: <Trash2 aria-hidden="true" />,
                tone: 'danger',
                onSelect: () => setDoomed(question),
              },
            ]}
          />
        )}
        empty={
          <EmptyState title={messages.empty} action={create}>
            {messages.emptyText}
          </EmptyState>
        }
      />
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
