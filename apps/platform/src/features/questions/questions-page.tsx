import type { QuestionId, QuestionSummary } from '@rubrica/api-client/contract';
import { skillCategories } from '@rubrica/question-kit';
import { Chip, Cluster, RouteLink } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, ChartColumn, Copy, Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { invalidate } from '../../lib/query-keys.ts';
import { useQuestionNames } from '../../lib/questions/question-names.ts';
import { ResourcePage, type ResourceColumn } from '../../lib/resource/resource-page.tsx';
import type { ResourceQuery } from '../../lib/resource/resources.ts';
import { useResource } from '../../lib/resource/use-resource.ts';
import { ar, en } from './messages.ts';

/** All questions: search, create, duplicate, delete. */
export function QuestionsPage() {
  const { list: messages } = useMessages({ en, ar });
  const { skillNames, typeName } = useQuestionNames();
  const common = useCommonMessages();
  const { date, number } = useFormat();
  const client = useQueryClient();
  const questions = useResource('Question');

  const columns = useMemo<ResourceColumn<'Question'>[]>(
    () => [
      {
        key: 'title',
        header: messages.name,
        primary: true,
        sortable: true,
        cell: ({ _id, title, archived }) => (
          <Cluster gap={8}>
            <RouteLink to={`/admin/questions/edit/${_id}`}>{title}</RouteLink>
            {archived && <Chip>{messages.archived}</Chip>}
          </Cluster>
        ),
      },
      { key: 'type', header: messages.skill, cell: ({ type }) => <Chip>{skillNames[type]}</Chip> },
      { key: 'subQuestionType', header: messages.kind, cell: ({ subQuestionType }) => typeName(subQuestionType) },
      { key: 'maximum', header: messages.maximum, align: 'end', cell: ({ maximum }) => number(maximum) },
      { key: 'uses', header: messages.uses, cell: ({ uses }) => (uses > 0 ? messages.tasks(uses) : '–') },
      { key: 'updatedAt', header: messages.changed, sortable: true, cell: ({ updatedAt }) => date(updatedAt) },
    ],
    [date, messages, number, skillNames, typeName],
  );
  const duplicate = async (id: QuestionId) => {
    await api.duplicateQuestion({ params: { id } });
    await invalidate(client, 'Question');
    return messages.duplicated;
  };
  const setArchived = async (rows: readonly { _id: QuestionId }[], archived: boolean) => {
    const call = archived ? api.archiveQuestion : api.unarchiveQuestion;
    try {
      for (const { _id: id } of rows) await call({ params: { id } });
    } finally {
      await invalidate(client, 'Question');
    }
    return archived ? messages.archivedCount(rows.length) : messages.restoredCount(rows.length);
  };
  const archiveLabel = (archived: boolean) => ({
    label: archived ? common.archive : common.restore,
    icon: archived ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />,
  });
  const remove = async (id: QuestionId) => {
    await questions.remove.mutateAsync(id);
    return messages.removed;
  };

  return (
    <ResourcePage
      resource={{
        // The archive is shown only where it is asked for.
        list: (query: ResourceQuery<'Question'>) => questions.list({ archived: 'false', ...query }),
      }}
      messages={messages}
      columns={columns}
      rowName={({ title }) => title}
      create={{ label: messages.create, to: '/admin/questions/create' }}
      filters={[
        { name: 'type', options: skillCategories.map((skill) => ({ value: skill, label: skillNames[skill] })) },
        { name: 'archived', options: [{ value: 'true', label: messages.archived }] },
      ]}
      bulkActions={[true, false].map((archived) => ({
        ...archiveLabel(archived),
        appliesTo: (row: QuestionSummary) => row.archived !== archived,
        change: (rows: readonly QuestionSummary[]) => setArchived(rows, archived),
      }))}
      rowActions={({ _id, title, archived }) => [
        { label: common.edit, icon: <Pencil aria-hidden="true" />, to: `/admin/questions/edit/${_id}` },
        {
          label: messages.statistics,
          icon: <ChartColumn aria-hidden="true" />,
          to: `/admin/questions/statistics/${_id}`,
        },
        { label: messages.duplicate, icon: <Copy aria-hidden="true" />, change: () => duplicate(_id) },
        { ...archiveLabel(!archived), change: () => setArchived([{ _id }], !archived) },
        {
          label: common.remove,
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          change: () => remove(_id),
          confirm: { title: messages.removeTitle(title), body: messages.removeText },
        },
      ]}
    />
  );
}
