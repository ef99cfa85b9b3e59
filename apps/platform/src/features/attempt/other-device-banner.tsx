import type { TaskTakenId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Banner } from '@rubrica/ui';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useLive } from '../../lib/live/use-live.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useOtherTab } from './use-other-tab.ts';

const reportEveryMs = 30_000;

/** Tells a student that the attempt is open on another device, or in another tab, too, for as long as it is. */
export function OtherDeviceBanner({ attempt }: { attempt: TaskTakenId }) {
  const messages = useMessages({ en, ar });
  const hasOtherTab = useOtherTab(attempt);
  const { data, refetch } = useQuery({
    queryKey: keyOf('TaskTaken', attempt, 'presence'),
    queryFn: ({ signal }) => api.reportPresence({ params: { id: attempt }, signal }),
    refetchInterval: reportEveryMs,
    staleTime: reportEveryMs,
    gcTime: 0,
    // The next report comes soon enough.
    retry: false,
  });
  useLive('attempt-changed', (event) => {
    if (event?.taskTaken === attempt && event.reason === 'opened-elsewhere') void refetch();
  });
  const hasOtherDevice = data !== undefined && data.otherDevices > 0;
  if (!hasOtherDevice && !hasOtherTab) return null;
  return (
    <Banner tone="warning" announce title={hasOtherDevice ? messages.otherDeviceTitle : messages.otherTabTitle}>
      {hasOtherDevice ? messages.otherDeviceText : messages.otherTabText}
    </Banner>
  );
}
