import { useQuery } from '@tanstack/react-query';
import { Banner, Button, QuietButton, Stack } from '@rubrica/ui';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { measureUpload, rateNetwork } from './measure-upload.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface NetworkCheckProps {
  /** What a recording takes. */
  neededBitsPerSecond: number;
  isVideo: boolean;
  onResult: (isEnough: boolean) => void;
}

/** Measures how fast the network uploads, and says what that means for an answer. */
export function NetworkCheck({ neededBitsPerSecond, isVideo, onResult }: NetworkCheckProps) {
  const { network: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const { number } = useFormat();
  const query = useQuery({
    queryKey: keyOf('Metadata', 'upload-speed'),
    queryFn: ({ signal }) =>
      measureUpload({
        send: (filler) => api.checkUpload({ body: { filler }, signal }),
        now: () => performance.now(),
      }),
    // Measured when it is asked for: another network, another speed.
    enabled: false,
    gcTime: 0,
    retry: false,
  });
  const { secondsPerMinute, rating } = query.data
    ? rateNetwork(query.data, neededBitsPerSecond)
    : { secondsPerMinute: 0, rating: null };
  const isEnough = rating === 'fast' && !query.isError;
  useEffect(() => {
    onResult(isEnough);
  }, [isEnough, onResult]);

  if (query.isFetching) return <p role="status">{messages.measuring}</p>;
  const again = <QuietButton onClick={() => void query.refetch()}>{messages.again}</QuietButton>;
  if (query.isError) {
    return (
      <Stack gap={12} align="flex-start">
        <Banner tone="warning" announce title={messages.failed}>
          {errorText(query.error, common, messages.failedText)}
        </Banner>
        {again}
      </Stack>
    );
  }
  if (rating === null) {
    return (
      <div>
        <Button onClick={() => void query.refetch()}>{messages.measure}</Button>
      </div>
    );
  }
  const duration = messages.perMinute(number(secondsPerMinute), secondsPerMinute);
  return (
    <Stack gap={12} align="flex-start">
      <Banner tone={rating === 'fast' ? 'success' : 'warning'} announce title={messages.ratings[rating]}>
        {duration} {rating === 'slow' && (isVideo ? messages.slowVideo : messages.slowAudio)}
      </Banner>
      {again}
    </Stack>
  );
}
