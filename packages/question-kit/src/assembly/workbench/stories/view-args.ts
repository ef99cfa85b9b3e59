/** What the toolbar says about the views of a question. */
export interface ViewArgs {
  /** Name of a pane beside the form, or `author`. */
  view: string;
  modelAnswer: boolean;
  readOnly: boolean;
}

/** The toolbar's word on how a question is shown. */
export function viewArgs(globals: Record<string, unknown>): ViewArgs {
  const { view } = globals;
  return {
    view: typeof view === 'string' ? view : 'student',
    modelAnswer: globals['modelAnswer'] !== 'hidden',
    readOnly: globals['readOnly'] === 'on',
  };
}
