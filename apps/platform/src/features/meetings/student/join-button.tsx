import type { CalendarMeeting } from '@rubrica/api-client/contract';
import { Button, QuietButton } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { useExclusive } from '../../../lib/forms/use-exclusive.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { ar, en } from './messages.ts';

interface JoinButtonProps {
  meeting: CalendarMeeting;
  /** A row has no room for the large one. */
  isQuiet?: boolean;
}

/** Joins a meeting: opens its call, and notes that the student came. */
export function JoinButton({ meeting, isQuiet = false }: JoinButtonProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const [join, isJoining] = useExclusive(async () => {
    // Before any wait: a browser opens a window only as the answer to a press.
    if (meeting.link) open(meeting.link, '_blank', 'noopener');
    try {
      const { link } = await api.joinMeeting({ params: { id: meeting._id } });
      if (link && !meeting.link) location.assign(link);
      await invalidate(client, 'Meeting');
    } catch (error) {
      toast.error(errorText(error, common, m.joinFailed));
    }
  });
  const props = { loading: isJoining, onClick: () => void join(), children: meeting.link ? m.join : m.here };
  return isQuiet ? <QuietButton tone="accent" {...props} /> : <Button variant="primary" {...props} />;
}
