import type { QuestionId, QuestionSummary } from '@rubrica/api-client/contract';
import { skillCategories } from '@rubrica/question-kit';
import { Button, Chip, Cluster, RouteLink, Stack } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, ChartColumn, Copy, Download, History, Pencil, Tags, Trash2 } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { useNamedOptions } from '../../lib/options/use-options.ts';
import { lazyPart } from '../../lib/page/lazy-page.tsx';
import { MissingDialog } from '../../lib/page/missing-dialog.tsx';
import { invalidate } from '../../lib/query-keys.ts';
import { useQuestionNames } from '../../lib/questions/question-names.ts';
import { TagField } from '../../lib/questions/tag-field.tsx';
import { ResourcePage, type ResourceColumn } from '../../lib/resource/resource-page.tsx';
import type { ResourceQuery } from '../../lib/resource/resources.ts';
import { useResource } from '../../lib/resource/use-resource.ts';
import { EmptyBank } from './bank/empty-bank.tsx';
import { folderFields, noFolder } from './bank/folder-tree.ts';
import { Folders } from './bank/folders.tsx';
import { ar as bankAr } from './bank/messages/ar.ts';
import { en as bankEn } from './bank/messages/en.ts';
import { TagDialog, type TaggedQuestion } from './bank/tag-dialog.tsx';
import { UsesList } from './bank/uses-list.tsx';
import { ar as exchangeAr } from './exchange/messages/ar.ts';
import { en as exchangeEn } from './exchange/messages/en.ts';
import { ar, en } from './messages.ts';

const OneLine = styled.span`
  white-space: nowrap;
`;

/** Loaded when somebody exports: it brings the writers of all formats. */
const ExportDialog = lazyPart(
  async () => ({ default: (await import('./exchange/export-dialog.tsx')).ExportDialog }),
  MissingDialog,
);

/** The bank of questions: folders and tags, search, and what can be done with one question and with several. */
export function QuestionsPage() {
  const { list: messages } = useMessages({ en, ar });
  const { skillNames, typeName } = useQuestionNames();
  const common = useCommonMessages();
  const { date, number } = useFormat();
  const client = useQueryClient();
  const questions = useResource('Question');
  const bank = useMessages({ en: bankEn, ar: bankAr });
  const exchange = useMessages({ en: exchangeEn, ar: exchangeAr });
  const [exported, setExported] = useState<readonly QuestionId[] | null>(null);
  const [tagged, setTagged] = useState<readonly TaggedQuestion[] | null>(null);
  const names = {
    category: useNamedOptions('categories'),
    level: useNamedOptions('levels'),
    diploma: useNamedOptions('diplomas'),
  };

  const columns = useMemo<ResourceColumn<'Question'>[]>(
    () => [
      {
        key: 'title',
        header: messages.name,
        primary: true,
        sortable: true,
        width: '36%',
        cell: ({ _id, title, archived, tags }) => (
          <Cluster gap={8}>
            <RouteLink to={`/admin/questions/edit/${_id}`}>{title}</RouteLink>
            {archived && <Chip>{messages.archived}</Chip>}
            {tags.map((tag) => (
              <Chip key={tag} tone="accent">
                <bdi>{tag}</bdi>
              </Chip>
            ))}
          </Cluster>
        ),
      },
      {
        key: 'type',
        header: messages.skill,
        cell: ({ type, subQuestionType, maximum }) => (
          <Stack gap={4} align="start">
            <Cluster gap={8} nowrap>
              <Chip>{skillNames[type]}</Chip>
              <OneLine>{messages.points(number(maximum))}</OneLine>
            </Cluster>
            <OneLine>{typeName(subQuestionType)}</OneLine>
          </Stack>
        ),
      },
      {
        key: 'uses',
        header: messages.uses,
        cell: ({ uses }) => <OneLine>{uses > 0 ? messages.tasks(uses) : '–'}</OneLine>,
      },
      {
        key: 'updatedAt',
        header: messages.changed,
        sortable: true,
        cell: ({ updatedAt }) => <OneLine>{date(updatedAt)}</OneLine>,
      },
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
        all: (query: ResourceQuery<'Question'>) => questions.all({ archived: 'false', ...query }),
      }}
      messages={messages}
      columns={columns}
      rowName={({ title }) => title}
      create={{ label: messages.create, to: '/admin/questions/create' }}
      filters={[
        { name: 'type', options: skillCategories.map((skill) => ({ value: skill, label: skillNames[skill] })) },
        ...folderFields.map((name) => ({
          name,
          isForNarrow: true,
          select: { label: bank.fields[name], all: bank.anyFolder[name] },
          options: [...names[name], { value: noFolder, label: bank.without }],
        })),
        {
          name: 'tags',
          options: [],
          control: (value, onChange) => (
            <TagField
              label={bank.filterByTags}
              hideLabel
              placeholder={bank.filterByTags}
              value={value?.split(',') ?? []}
              onChange={(tags) => onChange(tags.join(',') || undefined)}
            />
          ),
        },
        { name: 'archived', options: [{ value: 'true', label: messages.archived }] },
      ]}
      beside={<Folders names={names} />}
      empty={(create) => <EmptyBank create={create} />}
      actions={
        <>
          <Button to="/admin/questions/import">{exchange.importQuestions}</Button>
          <Button to="/admin/questions/tags">{bank.manageTags}</Button>
        </>
      }
      bulkActions={[
        {
          label: bank.editTags,
          icon: <Tags aria-hidden="true" />,
          keepsSelection: true,
          change: async (rows: readonly QuestionSummary[]) => setTagged(rows),
        },
        {
          label: exchange.export,
          icon: <Download aria-hidden="true" />,
          keepsSelection: true,
          change: async (rows: readonly QuestionSummary[]) => setExported(rows.map(({ _id }) => _id)),
        },
        ...[true, false].map((archived) => ({
          ...archiveLabel(archived),
          appliesTo: (row: QuestionSummary) => row.archived !== archived,
          change: (rows: readonly QuestionSummary[]) => setArchived(rows, archived),
        })),
      ]}
      rowActions={({ _id, title, archived, tags, uses }) => [
        { label: common.edit, icon: <Pencil aria-hidden="true" />, to: `/admin/questions/edit/${_id}` },
        {
          label: messages.statistics,
          icon: <ChartColumn aria-hidden="true" />,
          to: `/admin/questions/statistics/${_id}`,
        },
        { label: bank.details.link, icon: <History aria-hidden="true" />, to: `/admin/questions/details/${_id}` },
        { label: bank.editTags, icon: <Tags aria-hidden="true" />, onSelect: () => setTagged([{ _id, title, tags }]) },
        { label: messages.duplicate, icon: <Copy aria-hidden="true" />, change: () => duplicate(_id) },
        {
          ...archiveLabel(!archived),
          change: () => setArchived([{ _id }], !archived),
          ...(!archived && uses > 0
            ? {
                confirm: { title: bank.archiveTitle(title), body: <UsesBody text={bank.archiveText} question={_id} /> },
              }
            : {}),
        },
        {
          label: common.remove,
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          change: () => remove(_id),
          confirm: {
            title: messages.removeTitle(title),
            body: <UsesBody text={bank.removeText} question={_id} />,
          },
        },
      ]}
    >
      {exported && (
        <Suspense>
          <ExportDialog questions={exported} onClose={() => setExported(null)} />
        </Suspense>
      )}
      {tagged && <TagDialog questions={tagged} onClose={() => setTagged(null)} />}
    </ResourcePage>
  );
}

/** What a change means, and the tasks that it concerns. */
function UsesBody({ text, question }: { text: string; question: QuestionId }) {
  return (
    <Stack gap={12}>
      <p>{text}</p>
      <UsesList question={question} />
    </Stack>
  );
}
