import type { DictionaryImport } from '@rubrica/api-client/contract';
import { Button, ConfirmDialog, EmptyState, IconButton, type TableColumn } from '@rubrica/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Import, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { api } from '../../lib/api.ts';
import { KeepFocus } from '../../lib/focus/keep-focus.tsx';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { useListState } from '../../lib/list/use-list-state.ts';
import { Page } from '../../lib/page/page.tsx';
import { invalidate, keyOf } from '../../lib/query-keys.ts';
import { useRunChange } from '../../lib/resource/use-run-change.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const sortFields = ['title'] as const;

/** What admins have added to the dictionary: translations and levels, each with its licence. */
export function DictionaryPage() {
  const messages = useMessages({ en, ar });
  const format = useFormat();
  const language = useLanguage();
  const client = useQueryClient();
  const runChange = useRunChange();
  const state = useListState([], sortFields);
  const query = useQuery({
    queryKey: keyOf('DictionaryImport', 'list', state.query),
    queryFn: ({ signal }) => api.listDictionaryImports({ query: state.query, signal }),
    placeholderData: keepPreviousData,
  });
  const [isImporting, setImporting] = useState(false);
  const [removing, setRemoving] = useState<DictionaryImport | null>(null);

  const columns = useMemo<TableColumn<DictionaryImport>[]>(() => {
    const names = new Intl.DisplayNames(language, { type: 'language' });
    return [
      {
        key: 'title',
        header: messages.columns.title,
        sortable: true,
        primary: true,
        cell: ({ title, url }) => (url === '' ? <bdi>{title}</bdi> : <a href={url}>{title}</a>),
      },
      { key: 'kind', header: messages.columns.kind, cell: ({ kind }) => messages.kinds[kind] },
      {
        key: 'language',
        header: messages.columns.language,
        cell: (row) => (row.kind === 'levels' ? '–' : (names.of(row.language) ?? row.language)),
      },
      {
        key: 'entries',
        header: messages.columns.entries,
        align: 'end',
        cell: ({ entries }) => format.number(entries),
      },
      { key: 'licence', header: messages.columns.licence, cell: ({ licence }) => <bdi>{licence}</bdi> },
    ];
  }, [messages, format, language]);
  const add = (
    <Button variant="primary" icon={<Import aria-hidden="true" />} onClick={() => setImporting(true)}>
      {messages.add}
    </Button>
  );

  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      width="wide"
      action={query.data?.total === 0 && !state.isNarrowed ? undefined : add}
    >
      <KeepFocus>
        <ListView
          label={messages.title}
          searchLabel={messages.search}
          errorTitle={messages.loadFailed}
          state={state}
          query={query}
          columns={columns}
          rowKey={({ _id }) => _id}
          rowLabel={({ title }) => title}
          rowActions={(row) => (
            <IconButton
              label={`${messages.remove}: ${row.title}`}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => setRemoving(row)}
            />
          )}
          empty={
            <EmptyState title={messages.empty} action={add}>
              {messages.emptyText}
            </EmptyState>
          }
        />
        {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
        {removing && (
          <ConfirmDialog
            open
            tone="danger"
            title={messages.removeTitle(removing.title)}
            confirmLabel={messages.remove}
            onClose={() => setRemoving(null)}
            onConfirm={() =>
              runChange(async () => {
                const { message } = await api.removeDictionaryImport({ params: { id: removing._id } });
                await invalidate(client, 'DictionaryImport');
                return message;
              }, messages.removeFailed)
            }
          >
            {messages.removeBody}
          </ConfirmDialog>
        )}
      </KeepFocus>
    </Page>
  );
}
