import type { Draft } from '../../core/question.ts';
import type { WorkbenchQuestion } from '../state/workbench-state.ts';

/** What a pane beside the form is given. What it changes goes through `useEditor` (the draft) and `useWorkbench` (the rest). */
export interface PaneProps {
  /** The draft, as far as it is rendered: it may be a few key presses behind the form. */
  draft: Draft;
  /** The open question that the draft belongs to. */
  question: WorkbenchQuestion;
}
