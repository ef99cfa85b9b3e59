import type { TaskTakenId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, Stack } from '@rubrica/ui';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { PlatformKit } from '../../../lib/kit/platform-kit.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { flushMarks } from '../marks-queue.ts';
import { MarkingWorkspace, type MarkingWorkspaceProps } from './marking-workspace.tsx';

interface SheetPageProps extends Omit<MarkingWorkspaceProps, 'sheet'> {
  /** The attempt's `_id`. */
  attempt: TaskTakenId;
}

/** Marking one attempt. */
export function SheetPage({ attempt, ...props }: SheetPageProps) {
  const { sheet: messages } = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('TaskTaken', attempt, 'marking'),
    queryFn: async ({ signal }) => {
      // Marks given a moment ago on this attempt belong to the copy that is opened.
      await flushMarks();
      return api.getMarkingSheet({ params: { id: attempt }, signal });
    },
    // Marks are edits of this copy: it is fetched when the page opens, and not again while it is used.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  return (
    <QueryView
      query={query}
      errorTitle={messages.notLoaded}
      loadingLabel={messages.loading}
      skeleton={
        <Stack style={{ padding: 32 }}>
          <Skeleton width="40%" height="32px" />
          <Skeleton height="160px" />
          <Skeleton height="160px" />
        </Stack>
      }
    >
      {(sheet) => (
        <PlatformKit>
          <MarkingWorkspace key={attempt} sheet={sheet} {...props} />
        </PlatformKit>
      )}
    </QueryView>
  );
}
