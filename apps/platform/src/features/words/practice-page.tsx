import { ApiError } from '@rubrica/api-client';
import type { Word } from '@rubrica/api-client/contract';
import { EmptyState, Button, Progress, Skeleton, Stack } from '@rubrica/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useFormat } from '../../lib/format.ts';
import { useExclusive } from '../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Page } from '../../lib/page/page.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { invalidate, keyOf } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { schoolNow, toSchoolTime } from '../../lib/school-clock.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { PracticeCardView } from './practice-card.tsx';
import { afterRemoval, afterReview, beginSession, type Rating } from './practice-session.ts';

/** The most words of one session: the server's longest page. */
const maxWords = 100;

/** Practises the words that are due. */
export function PracticePage() {
  const { practice: messages } = useMessages({ en, ar });
  const query = useQuery({
    // The session goes on with what it began with; words that become due meanwhile come next time.
    queryKey: keyOf('Metadata', 'practice'),
    queryFn: ({ signal }) => api.listWords({ query: { due: 'true', limit: maxWords }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return (
    <Page title={messages.title} width="reading" breadcrumbs={[{ label: messages.back, to: '/student/words' }]}>
      <QueryView
        query={query}
        errorTitle={messages.loadFailed}
        loadingLabel={messages.loading}
        skeleton={
          <Stack gap={16}>
            <Skeleton height="12px" />
            <Skeleton height="280px" />
          </Stack>
        }
      >
        {({ items }) => <Session due={items} toldAt={toSchoolTime(query.dataUpdatedAt)} />}
      </QueryView>
    </Page>
  );
}

interface SessionProps {
  due: readonly Word[];
  toldAt: number;
}

function Session({ due, toldAt }: SessionProps) {
  const { practice: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const format = useFormat();
  const client = useQueryClient();
  const [session, setSession] = useState(() => beginSession(due, toldAt));
  const [current] = session.queue;
  const [rate] = useExclusive(async (word: Word, rating: Rating) => {
    try {
      const body = { rating, dueAt: word.dueAt };
      const reviewed = await api.reviewWord({ params: { id: word._id }, body });
      setSession((before) => afterReview(before, reviewed, schoolNow()));
      void invalidate(client, 'Word');
    } catch (error) {
      // Removed on another device: only the words behind it can be practised.
      if (error instanceof ApiError && error.status === 404 && !error.isForeign) {
        setSession((before) => afterRemoval(before, word._id));
        toast.info(messages.removed(word.word));
        void invalidate(client, 'Word');
        return;
      }
      toast.error(errorText(error, common, messages.notSaved));
    }
  });

  if (!current) {
    const { done } = session;
    return (
      <EmptyState
        title={done > 0 ? messages.done : messages.nothing}
        illustration="done"
        action={
          <Button variant="primary" to="/student/words">
            {messages.back}
          </Button>
        }
      >
        {done > 0 ? messages.doneText(done) : messages.nothingText}
      </EmptyState>
    );
  }
  const all = session.done + session.queue.length;
  return (
    <Stack gap={16}>
      <Progress
        label={messages.progress}
        value={session.done / all}
        valueText={messages.progressOf(format.number(session.done), format.number(all))}
      />
      <PracticeCardView key={`${current.word._id} ${current.word.reviews}`} {...current} onRate={rate} />
    </Stack>
  );
}
