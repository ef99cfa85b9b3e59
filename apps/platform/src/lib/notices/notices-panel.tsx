import { Cluster, EmptyState, Heading, RouteLink, Stack } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { KeepFocus } from '../focus/keep-focus.tsx';
import { useMessages } from '../i18n.ts';
import { QueryView } from '../page/query-view.tsx';
import { keyOf } from '../query-keys.ts';
import { MarkAllButton } from './mark-all-button.tsx';
import { noticeMessages } from './messages.ts';
import { NoticeList } from './notice-list.tsx';
import { NoticesSkeleton } from './notices-skeleton.tsx';

/** The newest notices, and the way to all of them. */
export default function NoticesPanel({ area }: { area: string }) {
  const m = useMessages(noticeMessages);
  const query = useQuery({
    queryKey: keyOf('Notice', 'newest'),
    queryFn: ({ signal }) => api.listNotices({ query: { limit: '10' }, signal }),
    // The panel is opened to see what is new.
    staleTime: 0,
  });
  const newest = query.data?.items[0];
  return (
    <KeepFocus>
      <Stack gap={12}>
        <Cluster gap={8} justify="space-between">
          <Heading level={2} size={16}>
            {m.title}
          </Heading>
          {newest && (query.data?.unread ?? 0) > 0 && <MarkAllButton newest={newest} />}
        </Cluster>
        <QueryView query={query} errorTitle={m.problem} loadingLabel={m.loading} skeleton={<NoticesSkeleton />}>
          {({ items, timeZone }) =>
            items.length > 0 ? (
              <NoticeList notices={items} timeZone={timeZone} />
            ) : (
              <EmptyState title={m.empty} level={3}>
                {m.emptyText}
              </EmptyState>
            )
          }
        </QueryView>
        <RouteLink to={`${area}/notices`}>{m.all}</RouteLink>
      </Stack>
    </KeepFocus>
  );
}
