import { Banner, QuietButton } from '@rubrica/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface EmergencyFileBannerProps {
  /** Whether the attempt was submitted without these answers. */
  isTooLate: boolean;
  recordingsMissing: number;
  onDownload: () => Promise<void>;
}

/** Offers answers that cannot be sent as a file for the school, and says what to do with it. */
export function EmergencyFileBanner({ isTooLate, recordingsMissing, onDownload }: EmergencyFileBannerProps) {
  const messages = useMessages({ en, ar });
  const [state, setState] = useState<'offered' | 'working' | 'done' | 'failed'>('offered');
  const download = async () => {
    setState('working');
    try {
      await onDownload();
      setState('done');
    } catch {
      setState('failed');
    }
  };
  return (
    <Banner tone={state === 'failed' ? 'danger' : 'warning'} title={messages.emergencyTitle}>
      <p>{isTooLate ? messages.emergencyTooLate : messages.emergencyOffline}</p>
      {recordingsMissing > 0 && <p>{messages.emergencyRecordings(recordingsMissing)}</p>}
      <p role="status">
        {state === 'done' && messages.emergencyDone}
        {state === 'failed' && messages.emergencyFailed}
      </p>
      <QuietButton icon={<Download aria-hidden="true" />} loading={state === 'working'} onClick={() => void download()}>
        {messages.emergencyDownload}
      </QuietButton>
    </Banner>
  );
}
