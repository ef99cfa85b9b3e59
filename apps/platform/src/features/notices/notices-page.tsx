import type { NoticeId } from '@rubrica/api-client/contract';
import { Banner, EmptyState, QuietButton, Stack, token } from '@rubrica/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { KeepFocus } from '../../lib/focus/keep-focus.tsx';
import { useMessages } from '../../lib/i18n.ts';
import { MarkAllButton } from '../../lib/notices/mark-all-button.tsx';
import { noticeMessages } from '../../lib/notices/messages.ts';
import { NoticeList } from '../../lib/notices/notice-list.tsx';
import { NoticesSkeleton } from '../../lib/notices/notices-skeleton.tsx';
import { LoadError } from '../../lib/page/load-error.tsx';
import { Loading } from '../../lib/page/loading.tsx';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { Columns, Section } from '../../lib/page/section.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { ChoicesForm } from './choices-form.tsx';
import { noticePageMessages } from './messages.ts';
import { useChoices } from './use-choices.ts';

const choicesId = 'choices';

/** Past the list, which is long, where the choices do not stand beside it. */
const ToChoices = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${token.color.accent};
  @media (min-width: 1080px) {
    display: none;
  }
`;

const ChoicesPart = styled.div`
  scroll-margin-block-start: ${token.space[16]};
  outline: none;
`;

const firstPage: NoticeId | null = null;

function AllNotices() {
  const m = useMessages(noticePageMessages);
  const list = useMessages(noticeMessages);
  const query = useInfiniteQuery({
    queryKey: keyOf('Notice', 'all'),
    queryFn: ({ pageParam, signal }) =>
      api.listNotices({ query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ hasMore, items }) => (hasMore ? items.at(-1)?._id : undefined),
  });
  const { data, error, fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage } = query;
  if (!data) {
    return error ? (
      <LoadError error={error} title={list.problem} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    ) : (
      <Loading label={list.loading}>
        <NoticesSkeleton />
      </Loading>
    );
  }
  const notices = data.pages.flatMap(({ items }) => items);
  const [newest] = notices;
  if (!newest)
    return (
      <EmptyState title={list.empty} level={2}>
        {list.emptyText}
      </EmptyState>
    );
  const hasUnread = (data.pages[0]?.unread ?? 0) > 0;
  return (
    <KeepFocus>
      <Section title={m.newest} {...(hasUnread ? { action: <MarkAllButton newest={newest} /> } : {})}>
        <Stack gap={16}>
          <NoticeList notices={notices} timeZone={data.pages[0]?.timeZone} />
          {isFetchNextPageError && (
            <Banner tone="danger" announce>
              {m.olderFailed}
            </Banner>
          )}
          {hasNextPage && (
            <QuietButton loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {m.older}
            </QuietButton>
          )}
        </Stack>
      </Section>
    </KeepFocus>
  );
}

/** All that concerns somebody, and where they want to be told of it. */
export function NoticesPage() {
  const m = useMessages(noticePageMessages);
  const { title } = useMessages(noticeMessages);
  const choices = useChoices();
  return (
    <Page title={title} lead={m.lead} action={<ToChoices href={`#${choicesId}`}>{m.choices}</ToChoices>}>
      <Columns>
        <AllNotices />
        <ChoicesPart id={choicesId} tabIndex={-1}>
          <Section title={m.choices}>
            <QueryView
              query={choices}
              errorTitle={m.choicesProblem}
              loadingLabel={m.choicesLoading}
              skeleton={<NoticesSkeleton />}
            >
              {(loaded) => <ChoicesForm choices={loaded} />}
            </QueryView>
          </Section>
        </ChoicesPart>
      </Columns>
    </Page>
  );
}
