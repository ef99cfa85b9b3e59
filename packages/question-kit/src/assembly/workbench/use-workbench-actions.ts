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
  /** Opens further questions. */
  openQuestions: (questions: readonly WorkbenchQuestion[]) => void;
  /** Closes all questions; called after confirmation. */
  startOver: () => void;
}

interface WorkbenchActionsOptions {
  change: (make: (workbench: WorkbenchState) => WorkbenchState) => void;
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
    const host = () => ({ change, files, media, setDialog, messages: latestMessages.current });

    /** Makes a change that removes work, and shows a toast with a button that takes it back; what was written since stays. */
    const changeWithUndo = (
      make: (workbench: WorkbenchState) => WorkbenchState,
      messageFor: (before: WorkbenchState) => string,
    ) =>
      change((before) => {
        const after = make(before);
        toast.success(messageFor(before), {
          action: {
            label: latestMessages.current.bar.undo,
            onClick: () => takeBack(host(), before, after),
          },
        });
        return after;
      });

    return {
      openFile: () => void openPapers(host(), files.open),
      openDropped: (dropped) => openDropped(host(), dropped),
      saveFile: () => savePaper(host()),
      saveQuestion: () => saveQuestion(host()),
      openPaper: (opened) => offerPaper(host(), opened),
      replacePaper: (opened) => replacePaper(host(), opened),
      addPaper: (opened) => void addPaper(host(), opened),
      addQuestion: () => {
        change(withNewQuestion);
        // Once the editor of the new question is there.
        requestAnimationFrame(() => commands.current?.focusStart());
      },
      closeQuestion: () =>
        changeWithUndo(withoutCurrent, (workbench) => {
          const { title } = currentOf(workbench).history.draft;
          return latestMessages.current.bar.closed(title || latestMessages.current.untitled);
        }),
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
      openQuestions: (questions) => change((workbench) => withQuestions(workbench, questions)),
      startOver: () => changeWithUndo(emptyWorkbench, () => latestMessages.current.startOver.done),
    };
  }, [change, files, media, commands, setDialog, canPublish]);
}
