import { Button, Dialog } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/i18n.ts';
import { forgetTasks } from './forget-tasks.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { useUnsentAnswers, type Unsent } from './unsent-answers.tsx';

interface ClosedNoticeProps {
  unsent: Unsent;
  onLeave: () => void;
}

/** Tells the student that the attempt accepts no more answers. */
export function ClosedNotice({ unsent, onLeave }: ClosedNoticeProps) {
  const messages = useMessages({ en, ar });
  const client = useQueryClient();
  const { offer, leaveVariant } = useUnsentAnswers(unsent, true);
  const leave = () => {
    void forgetTasks(client);
    onLeave();
  };
  return (
    <Dialog
      open
      onClose={leave}
      size="small"
      opensByItself
      role="alertdialog"
      title={messages.closedTitle}
      description={messages.closedText}
      actions={
        <Button variant={leaveVariant} onClick={leave}>
          {messages.toOverview}
        </Button>
      }
    >
      {offer}
    </Dialog>
  );
}
