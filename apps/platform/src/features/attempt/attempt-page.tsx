import type { TaskTakenId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, Stack } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { PlatformKit } from '../../lib/kit/platform-kit.tsx';
import { fetchedOnce } from '../../lib/page/fetched-once.ts';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { WordsArea } from '../../lib/words/words-area.tsx';
import { AttemptWorkspace } from './attempt-workspace.tsx';
import { loadAttempt } from './load-attempt.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface AttemptPageProps {
  /** The attempt's `_id`. */
  attempt: TaskTakenId;
  /** Returns to the task: after leaving, submitting, or once the attempt is closed. */
  onLeave: () => void;
  /** What stands in the header where no time runs. */
  tools?: ReactNode;
}

/** Answering the questions of an attempt, in the whole window: the passage on one side, the questions on the other. */
export function AttemptPage({ attempt, onLeave, tools }: AttemptPageProps) {
  const messages = useMessages({ en, ar });
  const query = useQuery({
    // What the student types lives on this page; a fresh copy from the server must never replace it. It is cached as an
    // answer, because submitting makes tasks and attempts stale while this page is still open.
    queryKey: keyOf('Answer', attempt),
    queryFn: ({ signal }) => loadAttempt(attempt, signal),
    ...fetchedOnce,
  });
  return (
    <QueryView
      query={query}
      errorTitle={messages.notLoaded}
      loadingLabel={messages.loading}
      skeleton={
        <Stack style={{ padding: 24 }}>
          <Skeleton width="40%" height="28px" />
          <Skeleton height="16px" />
          <Skeleton height="16px" />
          <Skeleton width="80%" height="16px" />
          <Skeleton height="180px" />
        </Stack>
      }
    >
      {(loaded) => (
        <PlatformKit hasDictionary={loaded.attempt.hasDictionary}>
          <WordsArea source={loaded.attempt.taskTitle} isOff={!loaded.attempt.hasDictionary}>
            <AttemptWorkspace key={attempt} loaded={loaded} onLeave={onLeave} tools={tools} />
          </WordsArea>
        </PlatformKit>
      )}
    </QueryView>
  );
}
