import {
  whatsAppMessageStates,
  type WhatsAppCampaign,
  type WhatsAppMessage,
  type WhatsAppMessageState,
} from '@rubrica/api-client/contract';
import {
  Banner,
  Cluster,
  EmptyState,
  FilterChip,
  Pagination,
  QuietButton,
  RouteLink,
  Stack,
  Table,
  token,
  type TableColumn,
} from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useKeepFocus } from '../../../lib/focus/use-keep-focus.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useListState } from '../../../lib/list/use-list-state.ts';
import { usePageInList } from '../../../lib/list/use-page-in-list.ts';
import { useIsLive } from '../../../lib/live/use-live.ts';
import { Compact } from '../../../lib/page/compact.tsx';
import { LoadError } from '../../../lib/page/load-error.tsx';
import { Section } from '../../../lib/page/section.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { refreshOf } from './campaign-figures.ts';
import { MessageStateChip } from './campaign-state.tsx';
import { useMessageReason } from './message-reason.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { AgainButton, canBeSentAgain } from './again-button.tsx';
import { SettleDialog } from './settle-dialog.tsx';

const filterNames = ['state'] as const;

const Small = styled.small`
  display: block;
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
  overflow-wrap: anywhere;
`;

const StateCell = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;
  max-inline-size: 64ch;
`;

const Box = styled.div`
  outline: none;
`;

/** What became of the message to each person, by state, with what somebody has to decide. */
export function MessageRows({ campaign }: { campaign: WhatsAppCampaign }) {
  const { one: m, states } = useMessages({ en, ar });
  const { dateTime, fromNow } = useFormat();
  const isLive = useIsLive();
  const reasonOf = useMessageReason();
  const list = useListState(filterNames, []);
  const [settling, setSettling] = useState<WhatsAppMessage | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // The button that decides goes away once that is done: on to what is left to decide.
  const kept = useKeepFocus(() => {
    const next = box.current?.querySelector<HTMLElement>('[data-decide]');
    if (next) next.focus();
    else box.current?.focus({ preventScroll: true });
  });
  const { _id: id, counts, total } = campaign;
  const shown = whatsAppMessageStates.find((state) => state === list.filters.state);
  const { page, limit } = list.query;
  const query = useQuery({
    queryKey: keyOf('WhatsAppCampaign', 'messages', id, shown, page, limit),
    queryFn: ({ signal }) =>
      api.listWhatsAppMessages({ params: { id }, query: { page, limit, ...(shown && { state: shown }) }, signal }),
    placeholderData: (before) => before,
    refetchInterval: refreshOf(campaign, isLive),
  });
  const isPageComing = usePageInList(query, list);
  const nameOf = ({ recipient }: WhatsAppMessage) => recipient?.name ?? m.erased;
  const show = (state: WhatsAppMessageState | undefined) => list.set({ state });

  const columns: TableColumn<WhatsAppMessage>[] = [
    {
      key: 'person',
      header: m.person,
      primary: true,
      cell: (message) => {
        const { recipient } = message;
        return recipient?.role === 'student' ? (
          <RouteLink to={`/admin/users/student/${recipient._id}`}>{recipient.name}</RouteLink>
        ) : (
          <bdi>{nameOf(message)}</bdi>
        );
      },
    },
    {
      key: 'state',
      header: m.state,
      cell: (message) => {
        const reason = reasonOf(message);
        return (
          <StateCell>
            <MessageStateChip state={message.state} />
            {reason !== null && <Small>{reason}</Small>}
            {message.settledBy !== null && <Small>{m.settledBy(message.settledBy)}</Small>}
          </StateCell>
        );
      },
    },
    {
      key: 'since',
      header: m.at,
      cell: ({ stateAt }) => (
        <time dateTime={stateAt} title={dateTime(stateAt)}>
          {fromNow(stateAt)}
        </time>
      ),
    },
  ];

  return (
    <Section title={m.rows}>
      <Box ref={box} tabIndex={-1} {...kept}>
        <Stack gap={12}>
          {counts.unknown > 0 && shown !== 'unknown' && (
            <Banner
              tone="warning"
              title={m.unknownTitle(counts.unknown)}
              action={<QuietButton onClick={() => show('unknown')}>{m.showUnknown}</QuietButton>}
            >
              {m.unknownText}
            </Banner>
          )}
          <Cluster gap={8} role="group" aria-label={m.filter}>
            <FilterChip pressed={shown === undefined} onChange={() => show(undefined)}>
              {m.allStates(total)}
            </FilterChip>
            {whatsAppMessageStates
              .filter((state) => counts[state] > 0 || state === shown)
              .map((state) => (
                <FilterChip
                  key={state}
                  pressed={shown === state}
                  onChange={(pressed) => show(pressed ? state : undefined)}
                >
                  {m.stateCount(states[state], counts[state])}
                </FilterChip>
              ))}
          </Cluster>
          {query.isError && query.data === undefined ? (
            <LoadError
              error={query.error}
              title={m.rowsNotLoaded}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : (
            <Compact>
              <Stack gap={16}>
                <Table
                  label={m.rows}
                  columns={columns}
                  rows={query.data?.items ?? []}
                  rowKey={({ _id }) => _id}
                  rowLabel={nameOf}
                  loading={query.isPending || isPageComing}
                  rowActions={(message) =>
                    message.state === 'unknown' ? (
                      <QuietButton
                        tone="accent"
                        data-decide=""
                        aria-label={m.decideFor(nameOf(message))}
                        onClick={() => setSettling(message)}
                      >
                        {m.decide}
                      </QuietButton>
                    ) : (
                      canBeSentAgain(message) && <AgainButton message={message} name={nameOf(message)} />
                    )
                  }
                  empty={
                    <EmptyState
                      title={m.noRows}
                      illustration="search"
                      action={<QuietButton onClick={() => show(undefined)}>{m.all}</QuietButton>}
                    >
                      {m.noRowsText}
                    </EmptyState>
                  }
                />
                {query.data && query.data.total > limit && (
                  <Pagination
                    page={page}
                    limit={limit}
                    total={query.data.total}
                    onPageChange={(next) => list.set({ page: String(next) })}
                    onLimitChange={(next) => list.set({ limit: String(next) })}
                  />
                )}
              </Stack>
            </Compact>
          )}
        </Stack>
      </Box>
      {settling && <SettleDialog message={settling} name={nameOf(settling)} onClose={() => setSettling(null)} />}
    </Section>
  );
}
