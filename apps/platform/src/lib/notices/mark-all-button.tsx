import type { Notice } from '@rubrica/api-client/contract';
import { QuietButton } from '@rubrica/ui';
import { CheckCheck } from 'lucide-react';
import { errorText } from '../errors/error-text.ts';
import { useMessages } from '../i18n.ts';
import { useCommonMessages } from '../messages/common.ts';
import { toast } from '../toast/toast.ts';
import { noticeMessages } from './messages.ts';
import { useMarkRead } from './use-mark-read.ts';

/** Marks all notices as read, up to the newest that is shown: what has come since then stays unread. */
export function MarkAllButton({ newest }: { newest: Notice }) {
  const m = useMessages(noticeMessages);
  const common = useCommonMessages();
  const { mutate, isPending } = useMarkRead();
  const mark = () =>
    mutate({ until: newest.at }, { onError: (error) => toast.error(errorText(error, common, m.notMarked)) });
  return (
    <QuietButton icon={<CheckCheck aria-hidden="true" />} loading={isPending} onClick={mark}>
      {m.markAll}
    </QuietButton>
  );
}
