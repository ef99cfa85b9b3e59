import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FileRef } from '../../schema/fields.ts';
import type { Issue } from '../../type-manifest.ts';
import type { DraftAction } from '../../draft/action.ts';
import type { DraftShape } from '../../draft/draft-shape.ts';

/** The path from the draft to a field, as in an issue. */
export type Path = readonly (string | number)[];

/** A validation issue of the draft. */
export type EditorIssue = Issue;

type IssueList = readonly EditorIssue[];

/** The issues of a draft, all of them and by position. A position whose issues stay the same keeps the same list. */
export interface DraftIssues {
  all: IssueList;
  /** Those of the title and the other fields above the questions. */
  head: IssueList;
  input: readonly IssueList[];
  questions: readonly IssueList[];
}

/** The rendered draft and its issues. */
export interface VisibleDraft<SomeDraft extends DraftShape = DraftShape> {
  draft: SomeDraft;
  issues: DraftIssues;
}

/**
 * Passes the draft to the panes without a prop or a context: either would make React render every row of every block with
 * each key pressed. Only the three panes subscribe.
 */
export interface VisibleDraftStore<SomeDraft extends DraftShape = DraftShape> {
  get: () => VisibleDraft<SomeDraft>;
  subscribe: (listener: () => void) => () => void;
}

/** What happens after a change. */
export interface AfterAction {
  /** The field to focus after the change is rendered. */
  focus?: Path | undefined;
  /** The announcement for screen readers. */
  say?: string | undefined;
}

/** The kinds of file an author can choose. */
export type FileKind = 'image' | 'audio' | 'video' | 'pdf' | 'captions';

/** The position at which the menu adds something. */
export interface AddTarget {
  /** The element beside which the menu opens; it regains the focus if nothing is chosen. */
  anchor: Element | null;
  list: 'input' | 'questions';
  at: number;
  from: 'outline' | 'form';
}

/** The actions of the editor, for all of its parts. The object is stable, so that it causes no rendering. */
export interface EditorApi<SomeDraft extends DraftShape = DraftShape> {
  readOnly: boolean;
  /** Whether the host can store files. */
  canUpload: boolean;
  /** The rendered draft and its issues, for the parts that show them. */
  visibleDraft: VisibleDraftStore<SomeDraft>;
  /** Returns the latest draft, even before it is rendered. */
  getDraft: () => SomeDraft;
  /** Applies an action to the latest draft and records it for undo. */
  dispatch: (action: DraftAction<SomeDraft>, after?: AfterAction) => void;
  /** The id of the field that a path leads to. */
  fieldId: (path: Path) => string;
  /** Moves the focus to a rendered field, or to its nearest rendered container. */
  goTo: (path: Path) => void;
  announce: (text: string) => void;
  /** Opens the menu of what can be added. */
  openMenu: (target: AddTarget) => void;
  /** Opens the file dialog, uploads the file and passes it to `onChosen`. */
  chooseFile: (kind: FileKind, onChosen: (file: FileRef) => void) => void;
}

export const EditorContext = createContext<EditorApi | null>(null);

/**
 * Returns the actions of the surrounding editor.
 * @throws {Error} outside a `QuestionEditor`
 */
export function useEditor(): EditorApi {
  const api = useContext(EditorContext);
  if (!api) throw new Error('A block editor works inside a QuestionEditor: it keeps the draft and its history.');
  return api;
}

/** Returns the rendered draft and its issues. */
export function useVisibleDraft(): VisibleDraft {
  const { visibleDraft } = useEditor();
  return useSyncExternalStore(visibleDraft.subscribe, visibleDraft.get, visibleDraft.get);
}
