import type { TaskTakenId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Banner } from '@rubrica/ui';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const reportEveryMs = 30_000;

/** Tells a student that the attempt is open on another device too, for as long as it is. */
export function OtherDeviceBanner({ attempt }: { attempt: TaskTakenId }) {
  const messages = useMessages({ en, ar });
  const { data } = useQuery({
    queryKey: keyOf('TaskTaken', attempt, 'presence'),
    queryFn: ({ signal }) => api.reportPresence({ params: { id: attempt }, signal }),
    refetchInterval: reportEveryMs,
    staleTime: reportEveryMs,
    gcTime: 0,
    // The next report comes soon enough.
    retry: false,
  });
  if (!data || data.otherDevices === 0) return null;
  return (
    <Banner tone="warning" announce title={messages.otherDeviceTitle}>
      {messages.otherDeviceText}
    </Banner>
  );
}
