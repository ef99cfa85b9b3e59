import { toast } from '@rubrica/ui';
import { useMemo, useRef, useEffect } from 'react';
import { emptyDraft } from '../core/defaults.ts';
import type { Draft } from '../core/question.ts';
import type { FileAccess } from './files/file-access.ts';
import { fileName, readQuestion, writeQuestion } from './files/question-file.ts';
import type { RefusedFile } from './files/refused-dialog.tsx';
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
export type OpenDialog = { show: 'gallery' | 'import' | 'export' | 'anew' } | { show: 'refused'; file: RefusedFile };

/** Everything that can be done with the bench as a whole. */
export interface WorkbenchActions extends BarActions {
  /** Opens drafts beside what is there. */
  openDrafts: (drafts: readonly Draft[]) => void;
  saveDraft: (draft: Draft) => void;
  /** Puts everything away; asked before. */
  startAnew: () => void;
}

interface WorkbenchActionsOptions {
  change: (make: (bench: WorkbenchState) => WorkbenchState) => void;
  files: FileAccess;
  setDialog: (dialog: OpenDialog | null) => void;
}

/** The acts of the bars and dialogs. They never change. */
export function useWorkbenchActions({ change, files, setDialog }: WorkbenchActionsOptions): WorkbenchActions {
  const messages = useWorkbenchMessages();
  const latestMessages = useRef(messages);
  useEffect(() => {
    latestMessages.current = messages;
  }, [messages]);

  return useMemo<WorkbenchActions>(() => {
    /** Does something that takes work away, and offers it back. */
    const takeAway = (make: (bench: WorkbenchState) => WorkbenchState, say: (before: WorkbenchState) => string) =>
      change((before) => {
        toast.success(say(before), {
          action: { label: latestMessages.current.bar.undo, onClick: () => change(() => before) },
        });
        return make(before);
      });

    const saveDraft = async (draft: Draft) => {
      const w = latestMessages.current;
      try {
        const name = await files.save(fileName(draft, 'json'), writeQuestion(draft), 'application/json');
        if (name === null) return;
        const hasFiles = /"mime":/u.test(JSON.stringify([draft.input, draft.questions]));
        toast.success(w.files.saved(name), hasFiles ? { description: w.files.mediaStay } : {});
      } catch {
        toast.error(w.files.notSaved);
      }
    };

    const open = async () => {
      const opened = await files.open();
      if (!opened) return;
      const read = readQuestion(opened.text);
      if ('problems' in read) {
        setDialog({ show: 'refused', file: { name: opened.name, problems: read.problems } });
        return;
      }
      change((bench) => withDrafts(bench, [read.draft]));
      toast.success(latestMessages.current.files.opened(read.draft.title || latestMessages.current.untitled));
    };

    return {
      add: () =>
        change((bench) => {
          const made = createWorkbenchQuestion(emptyDraft());
          return { questions: [...bench.questions, made], current: made.id };
        }),
      close: () =>
        takeAway(withoutCurrent, (bench) => {
          const { title } = currentOf(bench).history.draft;
          return latestMessages.current.bar.closed(title || latestMessages.current.untitled);
        }),
      gallery: () => setDialog({ show: 'gallery' }),
      open: () => void open(),
      save: () =>
        change((bench) => {
          void saveDraft(currentOf(bench).history.draft);
          return bench;
        }),
      importing: () => setDialog({ show: 'import' }),
      exporting: () => setDialog({ show: 'export' }),
      anew: () => setDialog({ show: 'anew' }),
      openDrafts: (drafts) => change((bench) => withDrafts(bench, drafts)),
      saveDraft: (draft) => void saveDraft(draft),
      startAnew: () => takeAway(emptyWorkbench, () => latestMessages.current.anew.done),
    };
  }, [change, files, setDialog]);
}
