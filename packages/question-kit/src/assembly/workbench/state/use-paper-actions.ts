import { toast } from '@rubrica/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Sections } from '../../paper/actions/shape.ts';
import { PaperLimitError } from '../../paper/limits.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { withoutChange, withSections, type WorkbenchQuestion, type WorkbenchState } from './workbench-state.ts';

type QuestionSections = Sections<WorkbenchQuestion>;

/** An action on the sections of the paper, which can be taken back. */
interface Step {
  before: WorkbenchState;
  after: WorkbenchState;
}

/** Actions on the sections of the open paper. All but the counts are stable. */
export interface PaperActions {
  /** Does an action and remembers how to take it back. Returns whether it changed anything. */
  act: (make: (sections: QuestionSections) => QuestionSections) => boolean;
  /**
   * The same for an action that also chooses the current question. Returns what takes this action back, as long as nobody has;
   * null where nothing was changed.
   */
  actOnWorkbench: (make: (workbench: WorkbenchState) => WorkbenchState) => (() => void) | null;
  /** Takes the last action back; what was written in questions since stays. Returns whether it changed anything. */
  undo: () => boolean;
  /** Does the action again that was taken back last; returns like `undo`. */
  redo: () => boolean;
  undoCount: number;
  redoCount: number;
}

/** The toast with a button that takes the last action back. */
export const undoToastId = 'paper-undo';

/** Actions that can be taken back; older ones are forgotten. */
const stepLimit = 100;

const noSteps = { undoCount: 0, redoCount: 0 };

/**
 * Actions on the sections of the open paper, with those that can be taken back while it is open.
 *
 * @param opened changes when another paper, or another state of the same, takes the place of the open one
 */
export function usePaperActions(
  change: (make: (workbench: WorkbenchState) => WorkbenchState) => void,
  opened: string,
): PaperActions {
  const { paperFull } = useWorkbenchMessages();
  const past = useRef<Step[]>([]);
  const future = useRef<Step[]>([]);
  const [counts, setCounts] = useState(noSteps);
  const count = useCallback(() => setCounts({ undoCount: past.current.length, redoCount: future.current.length }), []);

  const stepsOf = useRef(opened);
  useEffect(() => {
    if (stepsOf.current === opened) return;
    stepsOf.current = opened;
    past.current = [];
    future.current = [];
    setCounts(noSteps);
    toast.dismiss(undoToastId);
  }, [opened]);

  /** Changes the sections, or says that the paper is full. Returns the workbench before and after a change. */
  const edit = useCallback(
    (make: (workbench: WorkbenchState) => WorkbenchState): Step | null => {
      let step: Step | null = null;
      try {
        change((now) => {
          const next = make(now);
          if (next.sections === now.sections) return now;
          step = { before: now, after: next };
          return next;
        });
      } catch (error) {
        if (!(error instanceof PaperLimitError)) throw error;
        toast.error(paperFull);
      }
      return step;
    },
    [change, paperFull],
  );

  const takeBack = useCallback(
    (step: Step | undefined) => {
      if (!step || !past.current.includes(step)) return false;
      if (!edit((now) => withoutChange(step.before, step.after, now))) return false;
      past.current = past.current.filter((each) => each !== step);
      future.current = [...future.current, step];
      // Its button would take back what was done before.
      toast.dismiss(undoToastId);
      count();
      return true;
    },
    [edit, count],
  );
  const actOnWorkbench = useCallback<PaperActions['actOnWorkbench']>(
    (make) => {
      const step = edit(make);
      if (!step) return null;
      past.current = [...past.current, step].slice(-stepLimit);
      future.current = [];
      // Its button would take back what comes now.
      toast.dismiss(undoToastId);
      count();
      return () => takeBack(step);
    },
    [edit, count, takeBack],
  );
  const act = useCallback<PaperActions['act']>(
    (make) => actOnWorkbench((now) => withSections(now, make(now.sections))) !== null,
    [actOnWorkbench],
  );

  const undo = useCallback(() => takeBack(past.current.at(-1)), [takeBack]);
  const redo = useCallback(() => {
    const step = future.current.at(-1);
    if (!step) return false;
    if (!edit((now) => withoutChange(step.after, step.before, now))) return false;
    future.current = future.current.slice(0, -1);
    past.current = [...past.current, step];
    toast.dismiss(undoToastId);
    count();
    return true;
  }, [edit, count]);

  return useMemo(() => ({ act, actOnWorkbench, undo, redo, ...counts }), [act, actOnWorkbench, undo, redo, counts]);
}
