import { Banner } from '@rubrica/ui';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Tells a student since when nothing reaches the server, and that work can go on; and where this device does not keep it. */
export function OfflineBanner({ since, isKept }: { since: number; isKept: boolean }) {
  const messages = useMessages({ en, ar });
  const { time } = useFormat();
  return (
    <Banner tone="warning" announce title={messages.offlineSince(time(new Date(since).toISOString()))}>
      {isKept ? messages.offlineText : messages.offlineNotKept}
    </Banner>
  );
}
