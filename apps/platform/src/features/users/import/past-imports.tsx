import type { UserImport } from '@rubrica/api-client/contract';
import { Cluster, Heading, Pagination, Stack, Table, type TableColumn } from '@rubrica/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { ImportResult } from './done-step.tsx';
import { FaultyRowsButton } from './file-buttons.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { UndoImport, UndoneImport } from './undo-import.tsx';

const limit = 20;

/** The imports that were carried out; those of the last day can be undone. Nothing before the first. */
export function PastImports() {
  const { past: m } = useMessages({ en, ar });
  const format = useFormat();
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: keyOf('User', 'imports', page),
    queryFn: ({ signal }) => api.listUserImports({ query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });
  const columns: TableColumn<UserImport>[] = [
    { key: 'file', header: m.file, primary: true, cell: ({ fileName }) => <bdi>{fileName}</bdi> },
    {
      key: 'when',
      header: m.when,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>,
    },
    { key: 'by', header: m.by, cell: ({ importedBy }) => <bdi>{importedBy}</bdi> },
    {
      key: 'result',
      header: m.result,
      width: '40%',
      cell: (done) =>
        done.undone ? <UndoneImport id={done._id} undone={done.undone} /> : <ImportResult done={done} />,
    },
  ];
  return (
    <QueryView
      query={query}
      errorTitle={m.loadFailed}
      skeleton={
        <Table label={m.title} columns={columns} rows={[]} rowKey={({ _id }) => _id} loading skeletonRows={2} />
      }
    >
      {({ items, total }) =>
        total > 0 && (
          <Stack gap={12} as="section">
            <Heading level={2}>{m.title}</Heading>
            <Table
              label={m.title}
              columns={columns}
              rows={items}
              rowKey={({ _id }) => _id}
              rowActions={(done) => (
                <Cluster gap={8}>
                  {done.faulty > 0 && <FaultyRowsButton done={done} />}
                  <UndoImport done={done} label={m.undo} />
                </Cluster>
              )}
            />
            {total > limit && <Pagination page={page} limit={limit} total={total} onPageChange={setPage} />}
          </Stack>
        )
      }
    </QueryView>
  );
}
