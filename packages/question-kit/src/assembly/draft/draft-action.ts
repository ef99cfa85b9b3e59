import { produce } from 'immer';
import type { DraftAction as ActionOf } from '../../primitives/draft/action.ts';
import type { Draft } from '../core/question.ts';

/** One change to a draft, made by the functions beside this file. The same action on the same draft gives the same result. */
export type DraftAction = ActionOf<Draft>;

/** The draft after an action; the draft before stays as it was. An action that does not apply changes nothing. */
export function applyAction(draft: Draft, action: DraftAction): Draft {
  return produce(draft, (copy) => {
    action.recipe(copy);
  });
}
