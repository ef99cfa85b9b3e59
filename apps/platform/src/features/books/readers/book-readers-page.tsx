import type { Book, BookId, BookReader } from '@rubrica/api-client/contract';
import { Chip, EmptyState, Progress, type TableColumn } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ListView } from '../../../lib/list/list-view.tsx';
import { useListState } from '../../../lib/list/use-list-state.ts';
import { Compact } from '../../../lib/page/compact.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { PrintStyle } from '../../../lib/page/printed.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { StudentLink } from '../../../lib/people/student-link.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { ar, en } from './messages.ts';

const sortable = ['name', 'page', 'secondsRead', 'lastReadAt'] as const;
const noFilters: readonly never[] = [];

function Readers({ book: { _id: id, pages } }: { book: Book }) {
  const m = useMessages({ en, ar });
  const { fromNow } = useFormat();
  const state = useListState(noFilters, sortable);
  const query = useQuery({
    queryKey: keyOf('Book', id, 'readers', state.query),
    queryFn: ({ signal }) => api.listBookReaders({ params: { id }, query: state.query, signal }),
    placeholderData: (before) => before,
  });
  const count = pages.length;
  const columns = useMemo<TableColumn<BookReader>[]>(
    () => [
      {
        key: 'name',
        header: m.name,
        sortable: true,
        primary: true,
        cell: ({ _id, name }) => <StudentLink id={_id} name={name} />,
      },
      {
        key: 'page',
        header: m.progress,
        sortable: true,
        width: '40%',
        cell: ({ page, finishedAt }) => {
          if (page === null) return <Chip>{m.notBegun}</Chip>;
          if (finishedAt) return <Chip tone="success">{m.finished}</Chip>;
          return <Progress label={m.atPage(page, count)} value={count === 0 ? 0 : (page - 1) / count} valueText="" />;
        },
      },
      {
        key: 'secondsRead',
        header: m.time,
        sortable: true,
        cell: ({ page, secondsRead }) => (page === null ? '–' : m.minutes(Math.round(secondsRead / 60))),
      },
      {
        key: 'lastReadAt',
        header: m.lastRead,
        sortable: true,
        cell: ({ lastReadAt }) =>
          lastReadAt === null ? '–' : <time dateTime={lastReadAt}>{fromNow(lastReadAt)}</time>,
      },
    ],
    [count, fromNow, m],
  );
  return (
    <Compact>
      <ListView
        label={m.title}
        searchLabel={m.search}
        errorTitle={m.title}
        state={state}
        query={query}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowLabel={({ name }) => name}
        empty={
          <EmptyState title={m.empty} illustration="people">
            {m.emptyText}
          </EmptyState>
        }
      />
    </Compact>
  );
}

interface BookReadersPageProps {
  book: BookId;
  area: '/admin' | '/assistant';
}

/** Who reads a book, how far they have come, and for how long they read. */
export function BookReadersPage({ book, area }: BookReadersPageProps) {
  const m = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Book', 'head', book),
    queryFn: ({ signal }) => api.getBook({ params: { id: book }, signal }),
  });
  return (
    <QueryView query={query} errorTitle={m.loadFailed} loadingLabel={m.loading}>
      {(loaded) => (
        <Page
          title={m.title}
          lead={m.lead(loaded.title)}
          width="wide"
          breadcrumbs={[{ label: loaded.title, to: `${area}/books/${book}` }]}
        >
          <PrintStyle />
          <Readers book={loaded} />
        </Page>
      )}
    </QueryView>
  );
}
