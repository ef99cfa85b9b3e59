import { toast } from '@rubrica/ui';
import { useMemo, useRef, useEffect, type RefObject } from 'react';
import type { EditorCommands } from '../editor/editor-commands.ts';
import type { BrowserMedia } from './files/browser-media.ts';
import type { FileAccess } from './files/file-access.ts';
import {
  addPaper,
  offerPaper,
  openDropped,
  openPapers,
  replacePaper,
  savePaper,
  saveQuestion,
  takeBack,
  type FileActions,
} from './files/file-actions.ts';
import type { OpenDialog } from './open-dialog.ts';
import { undoToastId, type PaperActions } from './state/use-paper-actions.ts';
import {
  currentOf,
  emptyWorkbench,
  withNewQuestion,
  withoutCurrent,
  withQuestions,
  type WorkbenchQuestion,
  type WorkbenchState,
} from './state/workbench-state.ts';
import { useWorkbenchMessages } from './messages/use-workbench-messages.ts';

/** The actions of the bar, and of the keys that work where the editor has no focus. */
export interface BarActions extends Pick<FileActions, 'openFile' | 'saveFile' | 'saveQuestion'> {
  addQuestion: () => void;
  closeQuestion: () => void;
  undo: () => void;
  redo: () => void;
  openAddMenu: () => void;
  openGallery: () => void;
  openImport: () => void;
  openExport: () => void;
  /** Undefined where the host brings nothing that publishes. */
  openPublish: (() => void) | undefined;
  compareVersions: () => void;
  compareLanguages: () => void;
  askToStartOver: () => void;
}

/** The actions of the workbench's bar and dialogs. */
export interface WorkbenchActions extends BarActions, FileActions {
  /** Opens further questions. `message` says so, beside a button that takes it back. */
  openQuestions: (questions: readonly WorkbenchQuestion[], message?: string) => void;
  /** Closes all questions; called after confirmation. */
  startOver: () => void;
}

interface WorkbenchActionsOptions {
  change: (make: (workbench: WorkbenchState) => WorkbenchState) => void;
  paperActions: Pick<PaperActions, 'actOnWorkbench'>;
  files: FileAccess;
  media: BrowserMedia;
  /** The editor of the current question, while it is shown. */
  commands: RefObject<EditorCommands | null>;
  setDialog: (dialog: OpenDialog | null) => void;
  canPublish: boolean;
}

/** Returns the actions of the bar and dialogs; they are stable. */
export function useWorkbenchActions({
  change,
  paperActions: { actOnWorkbench },
  files,
  media,
  commands,
  setDialog,
  canPublish,
}: WorkbenchActionsOptions): WorkbenchActions {
  const messages = useWorkbenchMessages();
  const latestMessages = useRef(messages);
  useEffect(() => {
    latestMessages.current = messages;
  }, [messages]);

  return useMemo<WorkbenchActions>(() => {
    /** What the files' functions work with. */
    const host = () => ({ change, actOnWorkbench, files, media, setDialog, messages: latestMessages.current });

    return {
      openFile: () => void openPapers(host(), files.open),
      openDropped: (dropped) => openDropped(host(), dropped),
      saveFile: () => savePaper(host()),
      saveQuestion: () => saveQuestion(host()),
      openPaper: (opened) => offerPaper(host(), opened),
      replacePaper: (opened) => replacePaper(host(), opened),
      addPaper: (opened) => void addPaper(host(), opened),
      addQuestion: () => {
        actOnWorkbench(withNewQuestion);
        // Once the editor of the new question is there.
        requestAnimationFrame(() => commands.current?.focusStart());
      },
      closeQuestion: () => {
        const { bar, untitled } = latestMessages.current;
        let title = '';
        const restore = actOnWorkbench((now) => {
          title = currentOf(now).history.draft.title || untitled;
          return withoutCurrent(now);
        });
        if (restore)
          toast.success(bar.closed(title), { id: undoToastId, action: { label: bar.undo, onClick: restore } });
      },
      undo: () => commands.current?.undo(),
      redo: () => commands.current?.redo(),
      openAddMenu: () => commands.current?.openAddMenu(),
      openGallery: () => setDialog({ show: 'gallery' }),
      openImport: () => setDialog({ show: 'import' }),
      openExport: () => setDialog({ show: 'export' }),
      openPublish: canPublish ? () => setDialog({ show: 'publish' }) : undefined,
      compareVersions: () => setDialog({ show: 'differences' }),
      compareLanguages: () => setDialog({ show: 'languages' }),
      askToStartOver: () => setDialog({ show: 'startOver' }),
      openQuestions: (questions, message) => {
        const undo = actOnWorkbench((now) => withQuestions(now, questions));
        if (undo && message !== undefined)
          toast.success(message, {
            id: undoToastId,
            action: { label: latestMessages.current.files.undo, onClick: undo },
          });
      },
      startOver: () =>
        // Another paper takes the place of the open one: this is no step of its history. What was written since stays.
        change((before) => {
          const after = emptyWorkbench();
          const { bar, startOver } = latestMessages.current;
          toast.success(startOver.done, {
            action: { label: bar.undo, onClick: () => takeBack(host(), before, after) },
          });
          return after;
        }),
    };
  }, [change, actOnWorkbench, files, media, commands, setDialog, canPublish]);
}
