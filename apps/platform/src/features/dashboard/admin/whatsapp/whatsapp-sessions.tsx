import type { WhatsAppSessions as Sessions } from '@rubrica/api-client/contract';
import { Banner, QuietButton, Skeleton, Stack } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../../lib/api.ts';
import { useNow } from '../../../../lib/calendar/use-now.ts';
import { errorText } from '../../../../lib/errors/error-text.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useMessages } from '../../../../lib/i18n.ts';
import { useLive, useWatch } from '../../../../lib/live/use-live.ts';
import { useCommonMessages } from '../../../../lib/messages/common.ts';
import { Loading } from '../../../../lib/page/loading.tsx';
import { None, Rows, Section } from '../../../../lib/page/section.tsx';
import { invalidate, keyOf } from '../../../../lib/query-keys.ts';
import { toast } from '../../../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { SessionRow } from './session-row.tsx';
import { SetUp } from './set-up.tsx';

/**
 * How often the list is read while the page is visible, and while a newer one is on its way to the server. Reading it makes the server
 * ask the provider, of which no event tells all: a page that hears events reads it less often.
 */
const pollMs = 10_000;
const heardMs = 30_000;
const refreshingMs = 1500;

/** The school's WhatsApp numbers, of which a connected one is the primary. */
export function WhatsAppSessions() {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  useWatch({ topic: 'whatsapp' });
  const isLive = useLive('whatsapp-sessions-changed', () => void invalidate(client, 'WhatsAppSession', 'Metadata'));
  const restMs = isLive ? heardMs : pollMs;
  const sessions = useQuery({
    queryKey: keyOf('WhatsAppSession', 'list'),
    queryFn: ({ signal }) => api.listWhatsAppSessions({ signal }),
    refetchInterval: ({ state }) => (state.data?.isRefreshing ? refreshingMs : restMs),
  });
  const metadata = useQuery({
    queryKey: keyOf('Metadata'),
    queryFn: ({ signal }) => api.getMetadata({ signal }),
    refetchInterval: restMs,
  });
  const failure = sessions.isError ? errorText(sessions.error, common, messages.failed) : null;
  const problem = failure ?? sessions.data?.problem ?? null;
  useEffect(() => {
    if (problem !== null) toast.error(problem, { id: 'whatsapp-sessions' });
  }, [problem]);

  const list = sessions.data?.isConfigured === false || sessions.data?.asOf ? sessions.data : null;
  return (
    <Section title={messages.title}>
      {problem !== null && (
        <Problem
          problem={problem}
          list={list}
          isRetrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {list && <SessionList list={list} primary={metadata.data?.wasenderApiKey ?? null} />}
      {list === null && problem === null && (
        <Loading label={messages.loading} onRetry={() => void sessions.refetch()}>
          <Stack gap={8}>
            <Skeleton height="56px" />
            <Skeleton height="56px" />
          </Stack>
        </Loading>
      )}
    </Section>
  );
}

interface ProblemProps {
  problem: string;
  list: Sessions | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** That the list could not be read, why, and how old the one is that is shown. The toast is what announces it. */
function Problem({ problem, list, isRetrying, onRetry }: ProblemProps) {
  const messages = useMessages({ en, ar });
  const format = useFormat();
  return (
    <Banner
      tone={list ? 'warning' : 'danger'}
      title={messages.notLoaded}
      action={
        <QuietButton loading={isRetrying} onClick={onRetry}>
          {messages.retry}
        </QuietButton>
      }
    >
      {problem} {list?.asOf && messages.asOf(format.time(list.asOf))}
    </Banner>
  );
}

function SessionList({ list, primary }: { list: Sessions; primary: string | null }) {
  const messages = useMessages({ en, ar });
  const nowMs = useNow();
  if (!list.isConfigured) return <SetUp />;
  if (list.items.length === 0) {
    return (
      <div>
        <None>{messages.none}</None>
        <None>{messages.noneHint}</None>
      </div>
    );
  }
  return (
    <Rows>
      {list.items.map((session) => (
        <SessionRow key={session.id} session={session} isPrimary={session.api_key === primary} nowMs={nowMs} />
      ))}
    </Rows>
  );
}
