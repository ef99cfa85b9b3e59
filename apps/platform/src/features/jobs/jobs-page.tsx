import { Skeleton, Stack } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { invalidateSoon } from '../../lib/live/invalidate-soon.ts';
import { useLive, useWatch } from '../../lib/live/use-live.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { Section } from '../../lib/page/section.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { OpenJobs } from './open-jobs.tsx';
import { Schedule } from './schedule.tsx';

/** Jobs go on while one looks: a live page hears of it. */
const refreshMs = 10_000;
const liveRefreshMs = 60_000;

/** What the server does by itself: what failed for good, what waits and runs, and the schedule. */
export function JobsPage() {
  const messages = useMessages({ en, ar });
  const client = useQueryClient();
  useWatch({ topic: 'jobs' });
  const isLive = useLive('job-changed', () => invalidateSoon(client, 'Job'));
  const query = useQuery({
    queryKey: keyOf('Job', 'list'),
    queryFn: ({ signal }) => api.listJobs({ signal }),
    refetchInterval: isLive ? liveRefreshMs : refreshMs,
  });
  return (
    <Page title={messages.title} lead={messages.lead}>
      <QueryView
        query={query}
        errorTitle={messages.loadFailed}
        loadingLabel={messages.loading}
        skeleton={
          <Stack gap={32}>
            <Skeleton height="120px" />
            <Skeleton height="80px" />
            <Skeleton height="220px" />
          </Stack>
        }
      >
        {({ failed, open, scheduled }) => (
          <Stack gap={32}>
            <Section title={messages.failed} {...(failed.length > 0 && { lead: messages.failedLead })}>
              <FailedJobs jobs={failed} />
            </Section>
            <Section title={messages.open}>
              <OpenJobs jobs={open} />
            </Section>
            <Section title={messages.schedule}>
              <Schedule jobs={scheduled} />
            </Section>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
