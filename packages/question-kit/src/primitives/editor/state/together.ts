import type { DraftAction } from '../../draft/action.ts';

/** Several actions as one step of the history, in their order. */
export function together(name: string, actions: readonly DraftAction[]): DraftAction {
  return {
    name,
    recipe: (draft) => {
      for (const action of actions) action.recipe(draft);
    },
  };
}
