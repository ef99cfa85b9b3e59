import { createContext, useContext, type RefObject } from 'react';
import type { EditorCommands, EditorLayout } from '../editor/editor-commands.ts';
import type { FileActions } from './files/file-actions.ts';
import type { PaperActions } from './state/use-paper-actions.ts';
import type { WorkbenchState, WorkbenchQuestion } from './state/workbench-state.ts';

/** What the parts of the workbench share. */
export interface WorkbenchContextValue {
  workbench: WorkbenchState;
  /** The current question. */
  question: WorkbenchQuestion;
  change: (make: (workbench: WorkbenchState) => WorkbenchState) => void;
  /** Increases each time the state is loaded; a key for components that keep own state. */
  loadCount: number;
  /** Name of what fills the workbench below its bar. */
  mainView: string;
  showMainView: (mainView: string) => void;
  /** The editor of the current question, while it is shown. */
  commands: RefObject<EditorCommands | null>;
  /** Name of the open pane beside the form. */
  pane: string;
  showPane: (pane: string) => void;
  layout: EditorLayout;
  showLayout: (layout: EditorLayout) => void;
  openGallery: () => void;
  /** Saves the paper as a file. */
  saveFile: () => void;
  openFile: () => void;
  /** Opens a paper; asks what becomes of the open one, if somebody wrote in it. */
  openPaper: FileActions['openPaper'];
  paperActions: PaperActions;
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
