import { otherViews, type OtherView } from '../workbench-context.ts';

/** What the toolbar says about the views of a question. */
export interface ViewArgs {
  view: OtherView | undefined;
  /** The question as its author has it, instead of one of the views. */
  author: boolean;
  modelAnswer: boolean;
  readOnly: boolean;
}

/** The toolbar's word on how a question is shown. */
export function viewArgs(globals: Record<string, unknown>): ViewArgs {
  return {
    view: otherViews.find((view) => view === globals['view']),
    author: globals['view'] === 'author',
    modelAnswer: globals['modelAnswer'] !== 'hidden',
    readOnly: globals['readOnly'] === 'on',
  };
}
