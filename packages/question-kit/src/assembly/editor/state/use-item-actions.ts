import { useMemo } from 'react';
import type { Draft } from '../../core/question.ts';
import type { DraftAction } from '../../draft/draft-action.ts';
import { duplicateBlock, moveBlock, removeBlock } from '../../draft/blocks.ts';
import { insertInput, moveInput, removeInput } from '../../../primitives/draft/input-actions.ts';
import { useAllEditorMessages } from '../messages/all-messages.ts';
import { nameOf, numbersOf } from './block-name.ts';
import { useEditorWorkspace } from './editor-workspace.ts';

/** The two lists of a draft. */
export type DraftList = 'input' | 'questions';

/** Restores a deleted item at its position, unless it has been restored by undo. */
function restoreItem(list: DraftList, index: number, before: Draft): DraftAction {
  return {
    name: 'restoreItem',
    recipe: (draft) => {
      const item = before[list][index];
      const items: (typeof item)[] = draft[list];
      if (item && items.every((other) => other?.id !== item.id)) items.splice(Math.min(index, items.length), 0, item);
    },
  };
}

/** Returns the actions of a whole block or stimulus, for the outline or the form. */
export function useItemActions(list: DraftList, from: 'outline' | 'form') {
  const m = useAllEditorMessages();
  const { dispatch, getDraft, offerUndo } = useEditorWorkspace();

  return useMemo(() => {
    const name = (index: number) => {
      const { questions } = getDraft();
      const block = list === 'questions' ? questions[index] : undefined;
      return block ? nameOf(m, numbersOf(questions)[index], block.type) : m.actions.stimulus(index + 1);
    };
    const at = (index: number) => (from === 'outline' ? ['outline', list, index] : [list, index]);
    const end = from === 'outline' ? ['outline', list] : [list];

    return {
      move: (index: number, to: number, keepFocus = true) => {
        const total = getDraft()[list].length;
        if (to < 0 || to >= total || to === index) return;
        dispatch(list === 'questions' ? moveBlock(index, to) : moveInput(index, to), {
          focus: keepFocus ? at(to) : undefined,
          say: m.actions.moved(name(index), to + 1, total),
        });
      },
      duplicate: (index: number) => {
        const item = list === 'input' ? getDraft().input[index] : undefined;
        dispatch(item ? insertInput(item, index + 1) : duplicateBlock(index), {
          focus: at(index + 1),
          say: m.actions.duplicated(name(index)),
        });
      },
      remove: (index: number) => {
        const before = getDraft();
        const remaining = before[list].length - 1;
        const removed = m.actions.removed(name(index));
        dispatch(list === 'questions' ? removeBlock(index) : removeInput(index), {
          focus: remaining > 0 ? at(Math.min(index, remaining - 1)) : end,
          say: removed,
        });
        offerUndo(removed, () => dispatch(restoreItem(list, index, before), { focus: at(index) }));
      },
    };
  }, [dispatch, getDraft, offerUndo, from, list, m]);
}
