import { Banner, Button, Stack } from '@rubrica/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface EmergencyFileBannerProps {
  /** Whether the attempt was submitted without these answers. */
  isTooLate: boolean;
  recordingsMissing: number;
  /** Downloads the file; null where there can be none, undefined until that is known. */
  onDownload: (() => Promise<void>) | null | undefined;
  /** Downloads what was typed, where there can be no such file. */
  onDownloadTyped: () => void;
  onDone: () => void;
}

/** Offers answers that cannot be sent as a file for the school, and says what to do with it. */
export function EmergencyFileBanner(props: EmergencyFileBannerProps) {
  const { isTooLate, recordingsMissing, onDownload, onDownloadTyped, onDone } = props;
  const messages = useMessages({ en, ar });
  const [state, setState] = useState<'offered' | 'working' | 'done' | 'failed'>('offered');
  const download = async () => {
    setState('working');
    try {
      if (onDownload) await onDownload();
      else onDownloadTyped();
      setState('done');
      onDone();
    } catch {
      setState('failed');
    }
  };
  const offer = isTooLate ? messages.emergencyTooLate : messages.emergencyOffline;
  return (
    <Banner tone={state === 'failed' ? 'danger' : 'warning'} title={messages.emergencyTitle}>
      <Stack gap={8} align="flex-start">
        <p>{onDownload ? offer : messages.timeUpUnsaved}</p>
        {recordingsMissing > 0 && <p>{messages.emergencyRecordings(recordingsMissing)}</p>}
        <p role="status">
          {state === 'done' && messages.emergencyDone}
          {state === 'failed' && messages.emergencyFailed}
        </p>
        <Button
          variant={state === 'done' ? 'secondary' : 'primary'}
          icon={<Download aria-hidden="true" />}
          loading={state === 'working' || onDownload === undefined}
          onClick={() => void download()}
        >
          {onDownload ? messages.emergencyDownload : messages.downloadTyped}
        </Button>
      </Stack>
    </Banner>
  );
}
