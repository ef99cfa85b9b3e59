import { Button, Dialog } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const ignore = () => {};

/** Asks which version to keep after another author has saved the same question. */
export function ConflictDialog({ onMine, onTheirs }: { onMine: () => void; onTheirs: () => void }) {
  const { editor: messages } = useMessages({ en, ar });
  return (
    <Dialog
      open
      onClose={ignore}
      dismissible={false}
      role="alertdialog"
      size="small"
      title={messages.conflictTitle}
      description={messages.conflictText}
      actions={
        <>
          <Button variant="secondary" onClick={onTheirs}>
            {messages.takeTheirs}
          </Button>
          <Button variant="primary" onClick={onMine}>
            {messages.overwrite}
          </Button>
        </>
      }
    />
  );
}
