import { Banner } from '@rubrica/ui';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Tells a student that the time ends at another moment than when the page was opened. */
export function DeadlineBanner({ deadlineAt }: { deadlineAt: string | null }) {
  const messages = useMessages({ en, ar });
  const { dateTime } = useFormat();
  return (
    <Banner tone="info" announce title={messages.otherTimeTitle}>
      {deadlineAt === null ? messages.noTimeLimit : messages.newEnd(dateTime(deadlineAt))}
    </Banner>
  );
}
