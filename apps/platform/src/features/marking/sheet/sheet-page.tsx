import type { MarkingSheet, TaskTakenId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, token } from '@rubrica/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { PlatformKit } from '../../../lib/kit/platform-kit.tsx';
import { fetchedOnce } from '../../../lib/page/fetched-once.ts';
import { FillWindow } from '../../../lib/page/fill-window.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { flushMarks } from '../marks-queue.ts';
import { MarkingWorkspace, type MarkingWorkspaceProps } from './marking-workspace.tsx';

const Panes = styled.div`
  display: grid;
  grid-template: 48px minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 320px);
  gap: ${token.space[16]};
  block-size: 100dvb;
  padding-inline-end: ${token.space[16]};
  & > :first-child {
    grid-column: 1 / -1;
  }
`;

/** A returned attempt has no time of submission, which is the order of the queue: whoever had it open goes on from where it was. */
function inItsPlace(sheet: MarkingSheet, before: MarkingSheet | undefined): MarkingSheet {
  if (sheet.attempt.status !== 'returned' || before?.attempt._id !== sheet.attempt._id) return sheet;
  return { ...sheet, order: before.order, next: before.next ?? sheet.next };
}

interface SheetPageProps extends Pick<MarkingWorkspaceProps, 'queuePath'> {
  /** The attempt's `_id`. */
  attempt: TaskTakenId;
}

/** Marking one attempt. With a group in the address (`?group=`), the attempts before and after it are those of the group. */
export function SheetPage({ attempt, queuePath }: SheetPageProps) {
  const [isPromptOpen, setPromptOpen] = useState(false);
  const { sheet: messages } = useMessages({ en, ar });
  const [search] = useSearchParams();
  const group = search.get('group') ?? undefined;
  const lastLoaded = useRef<MarkingSheet>(undefined);
  const query = useQuery({
    queryKey: keyOf('TaskTaken', attempt, 'marking', group),
    queryFn: async ({ signal }) => {
      // Marks given a moment ago on this attempt belong to the copy that is opened.
      await flushMarks();
      const sheet = await api.getMarkingSheet({ params: { id: attempt }, query: { group }, signal });
      lastLoaded.current = inItsPlace(sheet, lastLoaded.current);
      return lastLoaded.current;
    },
    // Marks are edits of this copy: it is fetched when the page opens, and not again while it is used.
    ...fetchedOnce,
  });
  return (
    <QueryView
      query={query}
      errorTitle={messages.notLoaded}
      loadingLabel={messages.loading}
      skeleton={
        <>
          {/* From attempt to attempt the page keeps the window. */}
          <FillWindow />
          <Panes>
            <Skeleton height="48px" />
            <Skeleton height="60%" />
            <Skeleton height="60%" />
          </Panes>
        </>
      }
    >
      {(sheet) => (
        <PlatformKit>
          <MarkingWorkspace
            // Marks are for one submission.
            key={`${attempt} ${sheet.attempt.submittedAt}`}
            sheet={sheet}
            queuePath={queuePath}
            group={group}
            isPromptOpen={isPromptOpen}
            onPromptToggle={setPromptOpen}
          />
        </PlatformKit>
      )}
    </QueryView>
  );
}
