import { toast } from '@rubrica/ui';
import { useMemo } from 'react';
import type { Draft } from '../../core/question.ts';
import type { DraftAction } from '../../draft/draft-action.ts';
import { duplicateBlock, moveBlock, removeBlock } from '../../draft/blocks.ts';
import { insertInput, moveInput, removeInput } from '../../../primitives/draft/input-actions.ts';
import { useAllEditorMessages } from '../messages/all-messages.ts';
import { nameOf, numbersOf } from './block-name.ts';
import { useEditorWorkspace } from './editor-workspace.ts';

/** The two lists of a draft. */
export type PlaceList = 'input' | 'questions';

/** Puts back what was deleted, at the place it had, unless it has come back by an undo. */
function putBack(list: PlaceList, place: number, before: Draft): DraftAction {
  return {
    name: 'putBack',
    recipe: (draft) => {
      const item = before[list][place];
      const items: (typeof item)[] = draft[list];
      if (item && items.every((one) => one?.id !== item.id)) items.splice(Math.min(place, items.length), 0, item);
    },
  };
}

/** What one can do with a whole block or stimulus, wherever its line stands: in the outline or in the form. */
export function usePlaceActs(list: PlaceList, from: 'outline' | 'form') {
  const m = useAllEditorMessages();
  const { act, draftNow } = useEditorWorkspace();

  return useMemo(() => {
    const name = (place: number) => {
      const { questions } = draftNow();
      const block = list === 'questions' ? questions[place] : undefined;
      return block ? nameOf(m, numbersOf(questions)[place], block.type) : m.act.stimulus(place + 1);
    };
    const at = (place: number) => (from === 'outline' ? ['outline', list, place] : [list, place]);
    const end = from === 'outline' ? ['outline', list] : [list];

    return {
      move: (place: number, to: number, keepFocus = true) => {
        const total = draftNow()[list].length;
        if (to < 0 || to >= total || to === place) return;
        act(list === 'questions' ? moveBlock(place, to) : moveInput(place, to), {
          focus: keepFocus ? at(to) : undefined,
          say: m.act.moved(name(place), to + 1, total),
        });
      },
      duplicate: (place: number) => {
        const item = list === 'input' ? draftNow().input[place] : undefined;
        act(item ? insertInput(item, place + 1) : duplicateBlock(place), {
          focus: at(place + 1),
          say: m.act.duplicated(name(place)),
        });
      },
      remove: (place: number) => {
        const before = draftNow();
        const left = before[list].length - 1;
        const removed = m.act.removed(name(place));
        act(list === 'questions' ? removeBlock(place) : removeInput(place), {
          focus: left > 0 ? at(Math.min(place, left - 1)) : end,
          say: removed,
        });
        toast.info(removed, {
          action: { label: m.act.undo, onClick: () => act(putBack(list, place, before), { focus: at(place) }) },
        });
      },
    };
  }, [act, draftNow, from, list, m]);
}
