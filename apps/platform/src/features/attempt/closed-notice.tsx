import { Button, Dialog } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/i18n.ts';
import { invalidate } from '../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** Tells the student that the attempt accepts no more answers. */
export function ClosedNotice({ onLeave }: { onLeave: () => void }) {
  const messages = useMessages({ en, ar });
  const client = useQueryClient();
  const leave = () => {
    // The task's page shows the attempt as open until its data is fetched again.
    void invalidate(client, 'Task', 'TaskTaken');
    onLeave();
  };
  return (
    <Dialog
      open
      onClose={leave}
      size="small"
      role="alertdialog"
      title={messages.closedTitle}
      description={messages.closedText}
      actions={
        <Button variant="primary" onClick={leave}>
          {messages.toOverview}
        </Button>
      }
    />
  );
}
