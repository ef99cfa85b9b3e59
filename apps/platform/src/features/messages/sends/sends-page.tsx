import type { WhatsAppCampaign } from '@rubrica/api-client/contract';
import { Button, Chip, Cluster, EmptyState, Progress, QuietButton, RouteLink, Stack, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Bot, Send } from 'lucide-react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ListView } from '../../../lib/list/list-view.tsx';
import { useListState } from '../../../lib/list/use-list-state.ts';
import { Compact } from '../../../lib/page/compact.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { ResourceFilters } from '../../../lib/resource/resource-filters.tsx';
import { MessageTabs } from '../message-tabs.tsx';
import { doneOf, refreshOfAll } from './campaign-figures.ts';
import { CampaignStateChip, useCampaignName } from './campaign-state.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { sendsPath } from './sends-path.ts';

const campaignStateNames = [
  'running',
  'paused',
  'finished',
  'cancelled',
] as const satisfies WhatsAppCampaign['state'][];
const kindNames = ['manual', 'automatic'] as const satisfies WhatsAppCampaign['kind'][];
const filterNames = ['state', 'kind'] as const;
const sortFields = ['createdAt'] as const;

const Bar = styled.div`
  min-inline-size: 140px;
  max-inline-size: 260px;
`;

const Small = styled.small`
  display: block;
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
`;

/** The WhatsApp messages that went, or go, to many people: newest first, each with how far it is. */
export function SendsPage() {
  const { list: m, kinds, campaignStates } = useMessages({ en, ar });
  const { dateTime, fromNow } = useFormat();
  const nameOf = useCampaignName();
  const state = useListState(filterNames, sortFields);
  const chosen = {
    state: campaignStateNames.find((each) => each === state.filters.state),
    kind: kindNames.find((each) => each === state.filters.kind),
  };
  const query = useQuery({
    queryKey: keyOf('WhatsAppCampaign', 'list', state.query, chosen),
    queryFn: ({ signal }) =>
      api.listWhatsAppCampaigns({
        query: {
          ...state.query,
          ...(chosen.state && { state: chosen.state }),
          ...(chosen.kind && { kind: chosen.kind }),
        },
        signal,
      }),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data } }) => refreshOfAll(data?.items),
  });
  const create = (
    <Button variant="primary" to={sendsPath('new')} icon={<Send data-mirror="" aria-hidden="true" />}>
      {m.create}
    </Button>
  );
  const isEmpty = query.data?.total === 0 && !state.isNarrowed;

  return (
    <Page
      title={m.title}
      lead={m.lead}
      width="wide"
      action={
        <Cluster>
          <QuietButton to={sendsPath('automatic')} icon={<Bot aria-hidden="true" />}>
            {m.automatic}
          </QuietButton>
          {!isEmpty && create}
        </Cluster>
      }
    >
      <Stack gap={24}>
        <MessageTabs area="/admin" current="sends" />
        <Compact>
          <ListView
            query={query}
            state={state}
            label={m.title}
            searchLabel={m.search}
            errorTitle={m.notLoaded}
            rowKey={({ _id }) => _id}
            rowLabel={nameOf}
            columns={[
              {
                key: 'name',
                header: m.name,
                primary: true,
                cell: (campaign) => (
                  <div>
                    <RouteLink to={sendsPath(campaign._id)}>
                      <bdi>{nameOf(campaign)}</bdi>
                    </RouteLink>
                    {campaign.createdBy && <Small>{m.by(campaign.createdBy.name)}</Small>}
                  </div>
                ),
              },
              { key: 'state', header: m.state, cell: (campaign) => <CampaignStateChip state={campaign.state} /> },
              { key: 'progress', header: m.progress, cell: (campaign) => <CampaignProgress campaign={campaign} /> },
              {
                key: 'createdAt',
                header: m.begun,
                sortable: true,
                cell: ({ createdAt }) => (
                  <time dateTime={createdAt} title={dateTime(createdAt)}>
                    {fromNow(createdAt)}
                  </time>
                ),
              },
            ]}
            filters={
              <ResourceFilters
                values={state.filters}
                onChange={state.set}
                filters={[
                  {
                    name: 'state',
                    options: campaignStateNames.map((value) => ({ value, label: campaignStates[value] })),
                    select: { label: m.state, all: m.allStates },
                  },
                  {
                    name: 'kind',
                    options: kindNames.map((value) => ({ value, label: kinds[value] })),
                    select: { label: m.kind, all: m.allKinds },
                  },
                ]}
              />
            }
            empty={
              <EmptyState title={m.none} illustration="people" action={create}>
                {m.noneText}
              </EmptyState>
            }
          />
        </Compact>
      </Stack>
    </Page>
  );
}

/** How many of a send's messages are over, and how many of them need somebody. */
function CampaignProgress({ campaign }: { campaign: WhatsAppCampaign }) {
  const { list: m } = useMessages({ en, ar });
  const { total, counts } = campaign;
  const done = doneOf(campaign);
  return (
    <Cluster gap={8}>
      <Bar>
        <Progress label={m.progress} hideLabel value={total === 0 ? 1 : done / total} valueText={m.done(done, total)} />
        <Small aria-hidden="true">{m.done(done, total)}</Small>
      </Bar>
      {counts.unknown > 0 && <Chip tone="warning">{m.toDecide(counts.unknown)}</Chip>}
      {counts.failed > 0 && <Chip tone="danger">{m.failed(counts.failed)}</Chip>}
    </Cluster>
  );
}
