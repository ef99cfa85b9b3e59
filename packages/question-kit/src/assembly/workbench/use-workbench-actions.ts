import { toast } from '@rubrica/ui';
import { useMemo, useRef, useEffect } from 'react';
import { emptyDraft } from '../core/defaults.ts';
import type { Draft } from '../core/question.ts';
import type { FileAccess } from './files/file-access.ts';
import { fileName, parseQuestionFile, serializeQuestion } from './files/question-file.ts';
import type { RejectedFile } from './files/rejected-file-dialog.tsx';
import {
  createWorkbenchQuestion,
  currentOf,
  emptyWorkbench,
  withDrafts,
  withoutCurrent,
  type WorkbenchState,
} from './state/workbench-state.ts';
import type { BarActions } from './workbench-bar.tsx';
import { useWorkbenchMessages } from './messages/use-workbench-messages.ts';

/** The dialog that is open, one at a time. */
export type OpenDialog =
  | { show: 'gallery' | 'import' | 'export' | 'startOver' }
  | { show: 'refused'; file: RejectedFile };

/** The actions of the workbench's bar and dialogs. */
export interface WorkbenchActions extends BarActions {
  /** Opens drafts as further questions. */
  openDrafts: (drafts: readonly Draft[]) => void;
  saveDraft: (draft: Draft) => void;
  /** Closes all questions; called after confirmation. */
  startOver: () => void;
}

interface WorkbenchActionsOptions {
  change: (make: (workbench: WorkbenchState) => WorkbenchState) => void;
  files: FileAccess;
  setDialog: (dialog: OpenDialog | null) => void;
}

/** Returns the actions of the bar and dialogs; they are stable. */
export function useWorkbenchActions({ change, files, setDialog }: WorkbenchActionsOptions): WorkbenchActions {
  const messages = useWorkbenchMessages();
  const latestMessages = useRef(messages);
  useEffect(() => {
    latestMessages.current = messages;
  }, [messages]);

  return useMemo<WorkbenchActions>(() => {
    /** Makes a change that removes work, and shows a toast with an undo button. */
    const changeWithUndo = (
      make: (workbench: WorkbenchState) => WorkbenchState,
      messageFor: (before: WorkbenchState) => string,
    ) =>
      change((before) => {
        toast.success(messageFor(before), {
          action: { label: latestMessages.current.bar.undo, onClick: () => change(() => before) },
        });
        return make(before);
      });

    const saveDraft = async (draft: Draft) => {
      const { files: texts } = latestMessages.current;
      try {
        const name = await files.save(fileName(draft, 'json'), serializeQuestion(draft), 'application/json');
        if (name === null) return;
        const hasFiles = /"mime":/u.test(JSON.stringify([draft.input, draft.questions]));
        toast.success(texts.saved(name), hasFiles ? { description: texts.mediaStay } : {});
      } catch {
        toast.error(texts.notSaved);
      }
    };

    const open = async () => {
      const opened = await files.open();
      if (!opened) return;
      const read = parseQuestionFile(opened.text);
      if ('problems' in read) {
        setDialog({ show: 'refused', file: { name: opened.name, problems: read.problems } });
        return;
      }
      change((workbench) => withDrafts(workbench, [read.draft]));
      toast.success(latestMessages.current.files.opened(read.draft.title || latestMessages.current.untitled));
    };

    return {
      addQuestion: () =>
        change((workbench) => {
          const created = createWorkbenchQuestion(emptyDraft());
          return { questions: [...workbench.questions, created], current: created.id };
        }),
      closeQuestion: () =>
        changeWithUndo(withoutCurrent, (workbench) => {
          const { title } = currentOf(workbench).history.draft;
          return latestMessages.current.bar.closed(title || latestMessages.current.untitled);
        }),
      openGallery: () => setDialog({ show: 'gallery' }),
      openFile: () => void open(),
      saveFile: () =>
        change((workbench) => {
          void saveDraft(currentOf(workbench).history.draft);
          return workbench;
        }),
      openImport: () => setDialog({ show: 'import' }),
      openExport: () => setDialog({ show: 'export' }),
      askToStartOver: () => setDialog({ show: 'startOver' }),
      openDrafts: (drafts) => change((workbench) => withDrafts(workbench, drafts)),
      saveDraft: (draft) => void saveDraft(draft),
      startOver: () => changeWithUndo(emptyWorkbench, () => latestMessages.current.startOver.done),
    };
  }, [change, files, setDialog]);
}
