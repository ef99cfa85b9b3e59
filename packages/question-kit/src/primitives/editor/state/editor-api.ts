import { createContext, useContext } from 'react';
import type { FileRef } from '../../schema/fields.ts';
import type { IssueCode } from '../../../assembly/core/validate-draft.ts';
import type { Draft } from '../../../assembly/core/question.ts';
import type { Issue } from '../../type-manifest.ts';
import type { DraftAction } from '../../draft/action.ts';
import type { Offers } from '../../../assembly/editor/add/offers.ts';
import type { BlockEditors } from '../../../assembly/editor/registry.ts';
import type { ShownDraftStore } from '../../../assembly/editor/state/shown-draft.ts';

/** Leads from the draft to a field, as an issue's path does. */
export type Path = readonly (string | number)[];

/** What the author still has to mend. */
export type EditorIssue = Issue<IssueCode>;

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
export interface EditorApi {
  readOnly: boolean;
  /** Whether the host can store files. */
  canUpload: boolean;
  /** The host's own editors of some types. */
  editors: Partial<BlockEditors> | undefined;
  /** Which types of exercise the author is offered. */
  offers: Offers;
  /** The draft on the page, for those who show it. */
  shown: ShownDraftStore;
  /** The draft as it is now, also before the page shows it. */
  draftNow: () => Draft;
  /** Does an action on the newest draft and remembers how to undo it. */
  act: (action: DraftAction, after?: After) => void;
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
