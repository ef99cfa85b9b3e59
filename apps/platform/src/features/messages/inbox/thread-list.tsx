import { inboxStates, type ChatThreadId, type InboxThread } from '@rubrica/api-client/contract';
import { Button, EmptyState, QuietButton, SearchField, Select, Skeleton, Stack, token } from '@rubrica/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { LoadError } from '../../../lib/page/load-error.tsx';
import { Loading } from '../../../lib/page/loading.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { ThreadRow } from './thread-row.tsx';
import type { InboxFilters } from './use-inbox-address.ts';

const Pane = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;
  background: ${token.color.surface};

  & > [data-part='filters'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[8]};
    padding: ${token.space[12]};
    border-block-end: 1px solid ${token.color.line};
  }
  & > [data-part='filters'] > :first-child {
    grid-column: 1 / -1;
  }
  & > nav {
    min-block-size: 0;
    overflow-y: auto;
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > nav > [data-part='more'] {
    display: grid;
    justify-items: center;
    padding: ${token.space[12]};
  }
`;

interface ThreadListProps {
  query: UseInfiniteQueryResult;
  threads: readonly InboxThread[];
  filters: InboxFilters;
  onFilter: (change: Partial<InboxFilters>) => void;
  open: ChatThreadId | null;
  searchOf: (thread: ChatThreadId) => string;
  searchRef: Ref<HTMLInputElement>;
}

/** The conversations, with what they are narrowed to. */
export function ThreadList({ query, threads, filters, onFilter, open, searchOf, searchRef }: ThreadListProps) {
  const m = useMessages({ en, ar });
  const states = (['all', ...inboxStates] as const).map((value) => ({ value, label: m.states[value] }));
  const channels = (['all', 'chat', 'whatsapp'] as const).map((value) => ({ value, label: m.channels[value] }));
  return (
    <Pane>
      <div data-part="filters">
        <SearchField
          ref={searchRef}
          label={m.search}
          value={filters.search}
          delayMs={300}
          onChange={(search) => onFilter({ search })}
        />
        <Select
          label={m.state}
          hideLabel
          options={states}
          value={filters.state}
          onChange={(state) => onFilter({ state })}
        />
        <Select
          label={m.channel}
          hideLabel
          options={channels}
          value={filters.channel}
          onChange={(channel) => onFilter({ channel })}
        />
      </div>
      <nav aria-label={m.list}>
        {query.isPending && <ListSkeleton label={m.list} onRetry={() => void query.refetch()} />}
        {query.isError && threads.length === 0 && (
          <LoadError error={query.error} title={m.listProblem} onRetry={() => void query.refetch()} />
        )}
        {query.isSuccess && threads.length === 0 && <NoThreads filters={filters} onFilter={onFilter} />}
        <ul>
          {threads.map((thread) => (
            <li key={thread._id}>
              <ThreadRow thread={thread} search={searchOf(thread._id)} isOpen={thread._id === open} />
            </li>
          ))}
        </ul>
        {query.hasNextPage && (
          <div data-part="more">
            <QuietButton loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {m.more}
            </QuietButton>
          </div>
        )}
      </nav>
    </Pane>
  );
}

function NoThreads({ filters, onFilter }: Pick<ThreadListProps, 'filters' | 'onFilter'>) {
  const m = useMessages({ en, ar });
  const { state, channel, search } = filters;
  if (state === 'all' && channel === 'all' && search === '')
    return (
      <EmptyState title={m.empty} illustration="people">
        {m.emptyText}
      </EmptyState>
    );
  const isDone = state === 'waiting' && channel === 'all' && search === '';
  return (
    <EmptyState
      title={isDone ? m.nothingWaits : m.noneFound}
      illustration={isDone ? 'done' : 'search'}
      action={<Button onClick={() => onFilter({ state: 'all', channel: 'all', search: '' })}>{m.showAll}</Button>}
    >
      {isDone ? m.nothingWaitsText : m.noneFoundText}
    </EmptyState>
  );
}

function ListSkeleton({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <Loading label={label} onRetry={onRetry}>
      <Stack gap={12} style={{ padding: token.space[12] }}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height="44px" />
        ))}
      </Stack>
    </Loading>
  );
}
