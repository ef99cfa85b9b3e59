import { Button, Dialog } from '@rubrica/ui';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { CaptionFileField, type FileCaptions } from './caption-file-field.tsx';

interface CaptionFileDialogProps {
  onRead: (read: FileCaptions) => void;
  onClose: () => void;
}

/** Replaces all lines by those of a file. */
export function CaptionFileDialog({ onRead, onClose }: CaptionFileDialogProps) {
  const { editor: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={messages.importTitle}
      description={messages.importText}
      actions={<Button onClick={onClose}>{common.cancel}</Button>}
    >
      <CaptionFileField onRead={onRead} />
    </Dialog>
  );
}
