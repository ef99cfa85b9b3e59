import { ConfirmDialog, toast } from '@rubrica/ui';
import { useWorkbench } from './workbench-context.ts';
import { ExportDialog } from './exchange/export-dialog.tsx';
import { ImportDialog } from './exchange/import-dialog.tsx';
import type { FileAccess } from './files/file-access.ts';
import { RefusedDialog } from './files/refused-dialog.tsx';
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
  const w = useWorkbenchMessages();
  const { bench } = useWorkbench();
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
      return <RefusedDialog file={dialog.file} onClose={onClose} />;
    case 'anew':
      return (
        <ConfirmDialog
          open
          onClose={onClose}
          onConfirm={actions.startAnew}
          title={w.anew.title}
          confirmLabel={w.anew.confirm}
          tone="danger"
        >
          {w.anew.text(bench.questions.length)}
        </ConfirmDialog>
      );
    case 'import':
      return (
        <ImportDialog
          onClose={onClose}
          onOpen={(drafts) => {
            onClose();
            actions.openDrafts(drafts);
            toast.success(w.importing.opened(drafts.length));
          }}
        />
      );
    case 'export':
      return <ExportDialog files={files} onClose={onClose} />;
    case undefined:
      return null;
  }
}
