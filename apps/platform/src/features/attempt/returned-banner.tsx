import { Banner } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** What the teacher asks for on returning an attempt, beside the answers it is about. */
export function ReturnedBanner({ note }: { note: string }) {
  const messages = useMessages({ en, ar });
  return (
    <Banner tone="info" title={messages.returnedTitle}>
      <p dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {note || messages.returnedText}
      </p>
    </Banner>
  );
}
