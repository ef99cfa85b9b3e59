import type { TaskTakenId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, token } from '@rubrica/ui';
import { useState } from 'react';
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
  const query = useQuery({
    queryKey: keyOf('TaskTaken', attempt, 'marking', group),
    queryFn: async ({ signal }) => {
      // Marks given a moment ago on this attempt belong to the copy that is opened.
      await flushMarks();
      return api.getMarkingSheet({ params: { id: attempt }, query: { group }, signal });
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
            key={attempt}
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
