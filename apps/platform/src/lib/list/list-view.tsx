import type { UseQueryResult } from '@tanstack/react-query';
import { Cluster, EmptyState, Pagination, QuietButton, SearchField, Stack, Table, type TableProps } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n.ts';
import { LoadError } from '../page/load-error.tsx';
import { ar, en } from './messages.ts';
import type { ListState } from './use-list-state.ts';
import { usePageInList } from './use-page-in-list.ts';

type TableParts<Row> = Pick<
  TableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'rowLabel' | 'rowActions' | 'bulkActions' | 'selected' | 'onSelectedChange'
>;

interface ListViewProps<Row, Filter extends string> extends TableParts<Row> {
  query: UseQueryResult<{ items: Row[]; total: number }>;
  state: ListState<Filter>;
  searchLabel: string;
  /** Filters beside the search. */
  filters?: ReactNode;
  /** The title of the error: "The groups could not be loaded". */
  errorTitle: string;
  /** What is said where nothing matches; that nothing does, when absent. */
  noMatch?: { title: string; text: string } | undefined;
  /** Replaces the table if the collection is empty. */
  empty: ReactNode;
}

/** A table with search, sorting and pagination, and its empty, loading and error states. */
export function ListView<Row, Filter extends string>(props: ListViewProps<Row, Filter>) {
  const { query, state, searchLabel, filters, errorTitle, noMatch, empty, ...table } = props;
  const messages = useMessages({ en, ar });
  const { data, isPending, isError, error, isFetching, refetch } = query;
  const isPageComing = usePageInList(query, state);
  const clear = () => {
    const names = Object.keys(state.filters).map((name) => [name, undefined]);
    state.set({ search: undefined, ...Object.fromEntries(names) });
  };

  if (isError && data === undefined) {
    return <LoadError error={error} title={errorTitle} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (data && data.total === 0 && !state.isNarrowed) return empty;
  return (
    <Stack gap={16}>
      <Cluster gap={12} data-no-print="">
        <div style={{ flex: '1 1 220px', maxInlineSize: 360 }}>
          <SearchField
            label={searchLabel}
            value={state.search}
            delayMs={250}
            onChange={(search) => state.set({ search })}
          />
        </div>
        {filters}
      </Cluster>
      <Table
        {...table}
        rows={data?.items ?? []}
        loading={isPending || isPageComing}
        sort={state.sort}
        onSortChange={(sort) =>
          state.set({ sort: sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.key}` : undefined })
        }
        empty={
          <EmptyState
            title={noMatch?.title ?? messages.noMatch}
            illustration="search"
            action={<QuietButton onClick={clear}>{messages.clear}</QuietButton>}
          >
            {noMatch?.text ?? messages.noMatchText}
          </EmptyState>
        }
      />
      {data && data.total > state.query.limit && (
        <Pagination
          page={state.query.page}
          limit={state.query.limit}
          total={data.total}
          onPageChange={(page) => state.set({ page: String(page) })}
          onLimitChange={(limit) => state.set({ limit: String(limit) })}
        />
      )}
    </Stack>
  );
}
