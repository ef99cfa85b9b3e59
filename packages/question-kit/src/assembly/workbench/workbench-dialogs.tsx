import { ConfirmDialog, toast } from '@rubrica/ui';
import { useWorkbench } from './workbench-context.ts';
import { ExportDialog } from './exchange/export-dialog.tsx';
import { ImportDialog } from './exchange/import-dialog.tsx';
import type { FileAccess } from './files/file-access.ts';
import { RejectedFileDialog } from './files/rejected-file-dialog.tsx';
import { GalleryDialog } from './gallery/gallery-dialog.tsx';
import type { OpenDialog, WorkbenchActions } from './use-workbench-actions.ts';
import { useWorkbenchMessages } from './messages/use-workbench-messages.ts';

export interface WorkbenchDialogsProps {
  dialog: OpenDialog | null;
  actions: WorkbenchActions;
  files: FileAccess;
  onClose: () => void;
}

/** The dialogs of the workbench. */
export function WorkbenchDialogs({ dialog, actions, files, onClose }: WorkbenchDialogsProps) {
  const messages = useWorkbenchMessages();
  const { workbench } = useWorkbench();
  switch (dialog?.show) {
    case 'gallery':
      return (
        <GalleryDialog
          onClose={onClose}
          onStart={(draft) => {
            onClose();
            actions.openDrafts([draft]);
          }}
        />
      );
    case 'refused':
      return <RejectedFileDialog file={dialog.file} onClose={onClose} />;
    case 'startOver':
      return (
        <ConfirmDialog
          open
          onClose={onClose}
          onConfirm={actions.startOver}
          title={messages.startOver.title}
          confirmLabel={messages.startOver.confirm}
          tone="danger"
        >
          {messages.startOver.text(workbench.questions.length)}
        </ConfirmDialog>
      );
    case 'import':
      return (
        <ImportDialog
          onClose={onClose}
          onOpen={(drafts) => {
            onClose();
            actions.openDrafts(drafts);
            toast.success(messages.importing.opened(drafts.length));
          }}
        />
      );
    case 'export':
      return <ExportDialog files={files} onClose={onClose} />;
    case undefined:
      return null;
  }
}
