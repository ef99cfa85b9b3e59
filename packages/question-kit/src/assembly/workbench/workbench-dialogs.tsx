import { ConfirmDialog } from '@rubrica/ui';
import { Suspense } from 'react';
import type { MediaStore } from '../../primitives/media/media-store.ts';
import { lazyPart } from './lazy-part/lazy-part.ts';
import { MissingDialog } from './lazy-part/missing-dialog.tsx';
import type { PublishAdapter } from './publish/publish-adapter.ts';
import { createWorkbenchQuestion, openQuestionsOf } from './state/workbench-state.ts';
import { useWorkbench } from './workbench-context.ts';
import type { FileAccess } from './files/file-access.ts';
import type { OpenDialog } from './open-dialog.ts';
import type { WorkbenchActions } from './use-workbench-actions.ts';
import { useWorkbenchMessages } from './messages/use-workbench-messages.ts';

// Samples, formats of other programs and their dialogs are loaded when they are asked for.
const GalleryDialog = lazyPart(() => import('./gallery/gallery-dialog.tsx'), MissingDialog);
const ImportDialog = lazyPart(() => import('./exchange/import-dialog.tsx'), MissingDialog);
const ExportDialog = lazyPart(() => import('./exchange/export-dialog.tsx'), MissingDialog);
const RejectedFileDialog = lazyPart(() => import('./files/rejected-file-dialog.tsx'), MissingDialog);
const OpenPaperDialog = lazyPart(() => import('./files/open-paper-dialog.tsx'), MissingDialog);
const PublishDialog = lazyPart(() => import('./publish/publish-dialog.tsx'), MissingDialog);
const DifferenceDialog = lazyPart(() => import('./editorial/differences/difference-dialog.tsx'), MissingDialog);
const LanguagesDialog = lazyPart(() => import('./editorial/languages/languages-dialog.tsx'), MissingDialog);

export interface WorkbenchDialogsProps {
  dialog: OpenDialog | null;
  actions: WorkbenchActions;
  files: FileAccess;
  media: MediaStore;
  publish: PublishAdapter | undefined;
  onClose: () => void;
}

/** The dialogs of the workbench. */
export function WorkbenchDialogs(props: WorkbenchDialogsProps) {
  return (
    <Suspense fallback={null}>
      <OpenDialogOf {...props} />
    </Suspense>
  );
}

function OpenDialogOf({ dialog, actions, files, media, publish, onClose }: WorkbenchDialogsProps) {
  const messages = useWorkbenchMessages();
  const { workbench } = useWorkbench();
  switch (dialog?.show) {
    case 'gallery':
      return (
        <GalleryDialog
          onClose={onClose}
          onStart={(draft) => {
            onClose();
            actions.openQuestions([createWorkbenchQuestion(draft)]);
          }}
        />
      );
    case 'refused':
      return (
        <RejectedFileDialog
          title={messages.files.rejected(dialog.file.name)}
          text={dialog.file.problems.length > 0 ? messages.files.rejectedText : messages.files.foreign}
          problems={dialog.file.problems}
          onClose={onClose}
        />
      );
    case 'unsaved':
      return (
        <RejectedFileDialog
          title={messages.files.unsaved}
          text={messages.files.unsavedText}
          problems={dialog.problems}
          onClose={onClose}
        />
      );
    case 'openPaper':
      return (
        <OpenPaperDialog
          opened={dialog.opened}
          onClose={onClose}
          onReplace={() => {
            onClose();
            actions.replacePaper(dialog.opened);
          }}
          onAdd={() => {
            onClose();
            actions.addPaper(dialog.opened);
          }}
        />
      );
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
          {messages.startOver.text(openQuestionsOf(workbench).length)}
        </ConfirmDialog>
      );
    case 'import':
      return (
        <ImportDialog
          onClose={onClose}
          onOpen={(questions, message) => {
            onClose();
            actions.openQuestions(questions, message);
          }}
        />
      );
    case 'export':
      return <ExportDialog files={files} onClose={onClose} />;
    case 'publish':
      return publish && <PublishDialog adapter={publish} media={media} onClose={onClose} />;
    case 'differences':
      return <DifferenceDialog onClose={onClose} />;
    case 'languages':
      return <LanguagesDialog onClose={onClose} />;
    case undefined:
      return null;
  }
}
