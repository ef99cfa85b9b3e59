import type { WhatsAppCampaign } from '@rubrica/api-client/contract';
import { Banner, Button, Cluster, ConfirmDialog, Progress, QuietButton, RouteLink, Stack, token } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pause, Play, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useKeepFocus } from '../../../lib/focus/use-keep-focus.ts';
import { useFormat } from '../../../lib/format.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useLive, useWatch } from '../../../lib/live/use-live.ts';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { Section } from '../../../lib/page/section.tsx';
import { invalidate, keyOf } from '../../../lib/query-keys.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { doneOf, refreshOf } from './campaign-figures.ts';
import { CampaignStateChip, useCampaignName, useWaitText } from './campaign-state.tsx';
import { MessageRows } from './message-rows.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { MessageBubble } from './preview-parts.tsx';
import { sendsPath } from './sends-path.ts';

/** One send: how far it is, what became of the message to each person, and what can be done about it. */
export function SendPage({ id }: { id: string }) {
  const { one: m } = useMessages({ en, ar });
  const client = useQueryClient();
  useWatch({ topic: 'campaign', id });
  const isLive = useLive('campaign-changed', (event) => {
    if (event === null || event.campaign === id) void invalidate(client, 'WhatsAppCampaign');
  });
  const query = useQuery({
    queryKey: keyOf('WhatsAppCampaign', 'one', id),
    queryFn: ({ signal }) => api.getWhatsAppCampaign({ params: { id }, signal }),
    refetchInterval: ({ state }) => refreshOf(state.data, isLive),
  });
  return (
    <QueryView query={query} errorTitle={m.notLoaded}>
      {(campaign) => <SendView campaign={campaign} />}
    </QueryView>
  );
}

const StateText = styled.span`
  outline: none;
`;

function SendView({ campaign }: { campaign: WhatsAppCampaign }) {
  const { one: m, list, toDashboard } = useMessages({ en, ar });
  const { dateTime } = useFormat();
  const name = useCampaignName()(campaign);
  const wait = useWaitText()(campaign);
  const { total, createdBy, createdAt, minutesLeft, state, waitsFor } = campaign;
  const done = doneOf(campaign);
  const stateText = useRef<HTMLSpanElement>(null);
  // A send that is over has no buttons.
  const kept = useKeepFocus(() => stateText.current?.focus({ preventScroll: true }));
  const isForDashboard = state === 'running' && waitsFor !== 'quiet-hours' && waitsFor !== 'limited';
  return (
    <Page
      title={name}
      lead={
        <Cluster as="span" gap={8}>
          <StateText ref={stateText} tabIndex={-1}>
            <CampaignStateChip state={state} />
          </StateText>
          <span>{createdBy ? m.sentBy(createdBy.name, dateTime(createdAt)) : m.sentAt(dateTime(createdAt))}</span>
        </Cluster>
      }
      width="wide"
      breadcrumbs={[{ label: list.title, to: sendsPath() }]}
      action={
        <div style={{ display: 'contents' }} {...kept}>
          <SendActions campaign={campaign} />
        </div>
      }
    >
      <Stack gap={24}>
        {wait !== null && (
          <Banner tone="warning" action={isForDashboard && <RouteLink to="/admin/dashboard">{toDashboard}</RouteLink>}>
            {wait}
          </Banner>
        )}
        <Progress
          label={m.progress}
          value={total === 0 ? 1 : done / total}
          valueText={m.progressOf(done, total, state === 'running' && done < total ? minutesLeft : null)}
        />
        <MessageRows campaign={campaign} />
        <Written campaign={campaign} />
      </Stack>
    </Page>
  );
}

/** Pauses a send, goes on with it, and cancels it. */
function SendActions({ campaign: { _id, state, counts } }: { campaign: WhatsAppCampaign }) {
  const { one: m } = useMessages({ en, ar });
  const client = useQueryClient();
  const runChange = useRunChange();
  const [isCancelling, setCancelling] = useState(false);
  const params = { id: _id };
  const run = (work: () => Promise<WhatsAppCampaign>, done: string) =>
    runChange(async () => {
      client.setQueryData(keyOf('WhatsAppCampaign', 'one', _id), await work());
      await invalidate(client, 'WhatsAppCampaign');
      return done;
    }, m.changeFailed);
  const [change, isChanging] = useExclusive(async (work: () => Promise<WhatsAppCampaign>, done: string) => {
    // The toast says what went wrong.
    await run(work, done).catch(() => {});
  });
  if (state === 'finished' || state === 'cancelled') return null;
  return (
    <Cluster>
      <QuietButton tone="danger" icon={<X aria-hidden="true" />} onClick={() => setCancelling(true)}>
        {m.cancel}
      </QuietButton>
      {state === 'running' ? (
        <Button
          icon={<Pause aria-hidden="true" />}
          loading={isChanging}
          onClick={() => void change(() => api.pauseWhatsAppCampaign({ params }), m.paused)}
        >
          {m.pause}
        </Button>
      ) : (
        <Button
          variant="primary"
          icon={<Play aria-hidden="true" />}
          loading={isChanging}
          onClick={() => void change(() => api.resumeWhatsAppCampaign({ params }), m.resumed)}
        >
          {m.resume}
        </Button>
      )}
      {isCancelling && (
        <ConfirmDialog
          open
          tone="danger"
          title={m.cancelTitle}
          confirmLabel={m.cancel}
          cancelLabel={m.keep}
          onClose={() => setCancelling(false)}
          onConfirm={() => run(() => api.cancelWhatsAppCampaign({ params }), m.cancelled)}
        >
          {m.cancelBody(counts.queued)}
        </ConfirmDialog>
      )}
    </Cluster>
  );
}

const Languages = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${token.space[16]};
  & > div {
    display: grid;
    gap: ${token.space[4]};
    justify-items: start;
  }
  & small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

/** What was written, with its fields as they stand. */
function Written({ campaign: { texts, media, task } }: { campaign: WhatsAppCampaign }) {
  const { one: m } = useMessages({ en, ar });
  const shown = (['en', 'ar'] as const).filter((language) => texts[language].trim() !== '');
  const languages = shown.length > 0 ? shown : (['en'] as const);
  return (
    <Section title={m.text}>
      {task && (
        <p>
          {m.about} <RouteLink to={`/admin/tasks/correct/${task._id}`}>{task.name}</RouteLink>
        </p>
      )}
      <Languages>
        {languages.map((language) => (
          <div key={language}>
            <small>{language === 'ar' ? m.arabic : m.english}</small>
            <MessageBubble text={texts[language]} language={language} media={media} />
          </div>
        ))}
      </Languages>
    </Section>
  );
}
