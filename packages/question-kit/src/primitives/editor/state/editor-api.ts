import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FileRef } from '../../schema/fields.ts';
import type { Issue } from '../../type-manifest.ts';
import type { DraftAction } from '../../draft/action.ts';
import type { DraftShape } from '../../draft/draft-shape.ts';

/** Leads from the draft to a field, as an issue's path does. */
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

/** The draft on the page and its issues. */
export interface ShownDraft<SomeDraft extends DraftShape = DraftShape> {
  draft: SomeDraft;
  issues: DraftIssues;
}

/**
 * Passes the draft to the panes without a prop or a context: either would make React render every row of every block with
 * each key pressed. Only the three panes subscribe.
 */
export interface ShownDraftStore<SomeDraft extends DraftShape = DraftShape> {
  get: () => ShownDraft<SomeDraft>;
  subscribe: (listener: () => void) => () => void;
}

/** What follows a change. */
export interface After {
  /** Where the focus goes once the change is on the page. */
  focus?: Path | undefined;
  /** Said aloud once it is done. */
  say?: string | undefined;
}

/** The kinds of file an author can choose. */
export type FileKind = 'image' | 'audio' | 'video' | 'pdf' | 'captions';

/** Where something is to be added. */
export interface AddPlace {
  /** What the menu stands beside, and what has the focus again when it is left without a choice. */
  anchor: Element | null;
  list: 'input' | 'questions';
  at: number;
  from: 'outline' | 'form';
}

/** What every part of the editor may do. All of it is stable, so that nothing renders again on its account. */
export interface EditorApi<SomeDraft extends DraftShape = DraftShape> {
  readOnly: boolean;
  /** Whether the host can store files. */
  canUpload: boolean;
  /** The draft on the page and its issues, for the parts that show them. */
  shown: ShownDraftStore<SomeDraft>;
  /** The draft as it is now, also before the page shows it. */
  draftNow: () => SomeDraft;
  /** Does an action on the newest draft and remembers how to undo it. */
  act: (action: DraftAction<SomeDraft>, after?: After) => void;
  /** The id of the field that a path leads to. */
  fieldId: (path: Path) => string;
  /** Moves the focus to a field that is on the page now, or to what stands nearest around it. */
  goTo: (path: Path) => void;
  announce: (text: string) => void;
  /** Opens the menu of what can be added. */
  openMenu: (place: AddPlace) => void;
  /** Opens the explanation of one item, by question index and sub-question index. */
  openWhy: (question: number, item: number) => void;
  /** Asks for a file, stores it, and hands it over. */
  chooseFile: (kind: FileKind, take: (file: FileRef) => void) => void;
}

export const EditorContext = createContext<EditorApi | null>(null);

/**
 * What a part of the editor may do.
 * @throws {Error} outside a `QuestionEditor`
 */
export function useEditor(): EditorApi {
  const api = useContext(EditorContext);
  if (!api) throw new Error('A block editor works inside a QuestionEditor: it keeps the draft and its history.');
  return api;
}

/** The draft on the page and its issues. */
export function useShownDraft(): ShownDraft {
  const { shown } = useEditor();
  return useSyncExternalStore(shown.subscribe, shown.get, shown.get);
}
