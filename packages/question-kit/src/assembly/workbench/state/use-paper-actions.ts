import { toast } from '@rubrica/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { withoutAction } from '../../paper/actions/restore.ts';
import type { Sections } from '../../paper/actions/shape.ts';
import { PaperLimitError } from '../../paper/limits.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { withSections, type WorkbenchQuestion, type WorkbenchState } from './workbench-state.ts';

type QuestionSections = Sections<WorkbenchQuestion>;

/** An action on the sections of the paper, which can be taken back. */
interface Step {
  before: QuestionSections;
  after: QuestionSections;
}

/** Actions on the sections of the open paper. */
export interface PaperActions {
  /** Does an action and remembers how to take it back. Returns whether it changed anything. */
  act: (make: (sections: QuestionSections) => QuestionSections) => boolean;
  /** Takes the last action back; what was written in questions since stays. */
  undo: () => void;
  redo: () => void;
  undoCount: number;
  redoCount: number;
}

/** The toast with a button that takes the last action back. */
export const undoToastId = 'paper-undo';

/** Actions that can be taken back; older ones are forgotten. */
const stepLimit = 100;

/** Actions on the sections of the open paper, with those that can be taken back while the page is open. */
export function usePaperActions(change: (make: (workbench: WorkbenchState) => WorkbenchState) => void): PaperActions {
  const { paperFull } = useWorkbenchMessages();
  const past = useRef<Step[]>([]);
  const future = useRef<Step[]>([]);
  const [counts, setCounts] = useState({ undoCount: 0, redoCount: 0 });
  const count = useCallback(() => setCounts({ undoCount: past.current.length, redoCount: future.current.length }), []);

  const act = useCallback<PaperActions['act']>(
    (make) => {
      let hasChanged = false;
      try {
        change((now) => {
          const next = withSections(now, make(now.sections));
          hasChanged = next.sections !== now.sections;
          if (!hasChanged) return now;
          past.current = [...past.current, { before: now.sections, after: next.sections }].slice(-stepLimit);
          future.current = [];
          return next;
        });
      } catch (error) {
        if (!(error instanceof PaperLimitError)) throw error;
        toast.error(paperFull);
      }
      if (!hasChanged) return false;
      // Its button would take back what comes now.
      toast.dismiss(undoToastId);
      count();
      return true;
    },
    [change, count, paperFull],
  );

  const undo = useCallback(() => {
    const step = past.current.at(-1);
    if (!step) return;
    past.current = past.current.slice(0, -1);
    future.current = [...future.current, step];
    change((now) => withSections(now, withoutAction(step.before, step.after, now.sections)));
    // Its button would take back what was done before.
    toast.dismiss(undoToastId);
    count();
  }, [change, count]);
  const redo = useCallback(() => {
    const step = future.current.at(-1);
    if (!step) return;
    future.current = future.current.slice(0, -1);
    past.current = [...past.current, step];
    change((now) => withSections(now, withoutAction(step.after, step.before, now.sections)));
    toast.dismiss(undoToastId);
    count();
  }, [change, count]);

  return useMemo(() => ({ act, undo, redo, ...counts }), [act, undo, redo, counts]);
}
