import { Button, Dialog } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** The server takes no more: said once, with the way on. */
export function ClosedNotice({ onLeave }: { onLeave: () => void }) {
  const messages = useMessages({ en, ar });
  return (
    <Dialog
      open
      onClose={onLeave}
      size="small"
      role="alertdialog"
      title={messages.closedTitle}
      description={messages.closedText}
      actions={
        <Button variant="primary" onClick={onLeave}>
          {messages.toOverview}
        </Button>
      }
    />
  );
}
