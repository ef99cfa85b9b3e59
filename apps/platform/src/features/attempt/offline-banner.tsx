import { Banner } from '@rubrica/ui';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Tells a student since when nothing reaches the server, and that work can go on. */
export function OfflineBanner({ since }: { since: number }) {
  const messages = useMessages({ en, ar });
  const { time } = useFormat();
  return (
    <Banner tone="warning" announce title={messages.offlineSince(time(new Date(since).toISOString()))}>
      {messages.offlineText}
    </Banner>
  );
}
