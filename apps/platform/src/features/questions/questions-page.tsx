import type { QuestionId } from '@rubrica/api-client/contract';
import { skillCategories } from '@rubrica/question-kit';
import { Chip, RouteLink } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { invalidate } from '../../lib/query-keys.ts';
import { useQuestionNames } from '../../lib/questions/question-names.ts';
import { ResourcePage, type ResourceColumn } from '../../lib/resource/resource-page.tsx';
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
        cell: ({ _id, title }) => <RouteLink to={`/admin/questions/edit/${_id}`}>{title}</RouteLink>,
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
  const remove = async (id: QuestionId) => {
    await questions.remove.mutateAsync(id);
    return messages.removed;
  };

  return (
    <ResourcePage
      resource={questions}
      messages={messages}
      columns={columns}
      rowName={({ title }) => title}
      create={{ label: messages.create, to: '/admin/questions/create' }}
      filters={[
        { name: 'type', options: skillCategories.map((skill) => ({ value: skill, label: skillNames[skill] })) },
      ]}
      rowActions={({ _id, title }) => [
        { label: common.edit, icon: <Pencil aria-hidden="true" />, to: `/admin/questions/edit/${_id}` },
        { label: messages.duplicate, icon: <Copy aria-hidden="true" />, change: () => duplicate(_id) },
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
