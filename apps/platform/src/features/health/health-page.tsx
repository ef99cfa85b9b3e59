import { Banner, Button, Skeleton, Stack } from '@rubrica/ui';
import type { ServerHealth } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { Findings } from './findings.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Each check reads the list of files and asks the mail server. */
const refreshMs = 120_000;

/** How the server does: what it knows of itself, in plain words, the worst first. */
export function HealthPage() {
  const messages = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('ServerHealth'),
    queryFn: ({ signal }) => api.getServerHealth({ signal }),
    refetchInterval: refreshMs,
  });
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      action={
        query.data && (
          <Button
            variant="secondary"
            icon={<RefreshCw aria-hidden="true" />}
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {messages.refresh}
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        errorTitle={messages.loadFailed}
        loadingLabel={messages.loading}
        skeleton={
          <Stack gap={24}>
            <Skeleton height="64px" />
            <Skeleton height="480px" />
          </Stack>
        }
      >
        {(health) => (
          <Stack gap={24}>
            <Summary health={health} />
            <Findings health={health} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

/** How many findings ask for something, in a sentence. */
function Summary({ health }: { health: ServerHealth }) {
  const messages = useMessages({ en, ar });
  const format = useFormat();
  const { checkedAt, ...checks } = health;
  const count = (state: 'look' | 'act') => Object.values(checks).filter((check) => check?.state === state).length;
  const [toDo, toLookAt] = [count('act'), count('look')];
  const titles = [...(toDo > 0 ? [messages.toDo(toDo)] : []), ...(toLookAt > 0 ? [messages.toLookAt(toLookAt)] : [])];
  const tone = toDo > 0 ? 'danger' : toLookAt > 0 ? 'warning' : 'success';
  return (
    <Banner tone={tone} title={titles.join(' · ') || messages.allGood}>
      <time dateTime={checkedAt}>{messages.checkedAt(format.time(checkedAt))}</time>
    </Banner>
  );
}
