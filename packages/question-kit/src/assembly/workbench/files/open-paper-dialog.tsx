import { Button, Dialog } from '@rubrica/ui';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { openQuestionsOf } from '../state/workbench-state.ts';
import { useWorkbench } from '../workbench-context.ts';
import type { OpenedPaper } from './paper-file.ts';

export interface OpenPaperDialogProps {
  opened: OpenedPaper;
  onClose: () => void;
  onReplace: () => void;
  onAdd: () => void;
}

/** Asks what becomes of the open paper when another is opened. */
export default function OpenPaperDialog({ opened, onClose, onReplace, onAdd }: OpenPaperDialogProps) {
  const { openPaper: messages } = useWorkbenchMessages();
  const { workbench } = useWorkbench();
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title(opened.paper.title || opened.name)}
      actions={
        <>
          <Button onClick={onAdd}>{messages.add}</Button>
          <Button variant="primary" onClick={onReplace}>
            {messages.replace}
          </Button>
        </>
      }
    >
      {messages.text(openQuestionsOf(workbench).length)}
    </Dialog>
  );
}
