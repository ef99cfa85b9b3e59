import { produce } from 'immer';
import type { DraftAction as ActionOf } from '../../primitives/draft/action.ts';
import type { Draft } from '../core/question.ts';

/** One change to a draft, made by the functions beside this file. The same action on the same draft gives the same result. */
export type DraftAction = ActionOf<Draft>;

/**
 * The draft after an action; the draft before stays as it was. Where an action changes nothing, because the block, item or stimulus that
 * it names is not there or is so already, the draft that was given is returned: compare the two to tell whether an edit was taken.
 *
 * @throws {DraftActionError} when `insertItem` or `setWhy` finds no place for what it carries
 */
export function applyAction(draft: Draft, action: DraftAction): Draft {
  return produce(draft, (copy) => {
    action.recipe(copy);
  });
}
