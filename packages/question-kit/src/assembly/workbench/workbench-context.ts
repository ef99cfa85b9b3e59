import { createContext, useContext } from 'react';
import type { WorkbenchState, WorkbenchQuestion } from './state/workbench-state.ts';

/** The views beside the form. */
export const otherViews = ['student', 'marker', 'review'] as const;

/** One of the views beside the form. */
export type OtherView = (typeof otherViews)[number];

/** What the parts of the workbench share. */
export interface WorkbenchContextValue {
  workbench: WorkbenchState;
  /** The current question. */
  question: WorkbenchQuestion;
  change: (make: (workbench: WorkbenchState) => WorkbenchState) => void;
  view: OtherView;
  showView: (view: OtherView) => void;
  openGallery: () => void;
  modelAnswer: boolean;
  readOnly: boolean;
}

export const WorkbenchContext = createContext<WorkbenchContextValue | null>(null);

/** Returns the state and the actions of the surrounding workbench. */
export function useWorkbench(): WorkbenchContextValue {
  const api = useContext(WorkbenchContext);
  if (!api) throw new Error('Workbench components must be rendered inside the workbench.');
  return api;
}
