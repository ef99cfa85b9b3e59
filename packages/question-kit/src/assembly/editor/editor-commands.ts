/** What a host's own bar or keys ask of the editor. */
export interface EditorCommands {
  /** Moves the focus to the field of a path from the draft, or to what is nearest to it. */
  goTo: (path: readonly (string | number)[]) => void;
  /** Takes the last change back. */
  undo: () => void;
  /** Makes the change that was last taken back again. */
  redo: () => void;
  /** Opens the menu of what can be added, at the end of the questions. */
  openAddMenu: () => void;
  /** Moves the focus to where an empty question begins: the first of the types to choose from. */
  focusStart: () => void;
}

/** Which panes are beside each other on a wide screen: all of them, outline and form, or the preview alone. */
export type EditorLayout = 'all' | 'form' | 'preview';
