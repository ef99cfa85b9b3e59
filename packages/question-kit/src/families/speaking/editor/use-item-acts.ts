import { useMemo } from 'react';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import { insertItemOf, updateItemOf } from '../../../primitives/draft/item-actions.ts';
import { moveItem, removeItem } from '../../../primitives/draft/item-actions.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import { batchActions } from '../../../primitives/draft/action.ts';
import type { Times } from './time-fields.tsx';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from './editor-messages.ts';
import { blockPath, itemPath } from '../../../primitives/draft/paths.ts';

interface Place {
  /** The block's place in the draft. */
  index: number;
  place: number;
  total: number;
  /** What the item is called. */
  name: string;
  /** Its first field, where the focus goes. */
  field: 'text' | 'alt';
}

/** What one can do with any prompt or photo. The functions stay the same until its place changes. */
export function useItemActs({ index, place, total, name, field }: Place) {
  const own = useEditorMessageSet(speakingEditorMessages);
  const { act } = useEditor();
  return useMemo(() => {
    const fieldAt = (at: number) => itemPath(index, at, field);
    return {
      times: (times: Times) => act(updateItemOf<Times>(index, place, times)),
      timesToAll: ({ prepSeconds, answerSeconds }: Times) =>
        act(
          batchActions(
            'updateItem',
            Array.from({ length: total }, (_, at) => updateItemOf<Times>(index, at, { prepSeconds, answerSeconds })),
          ),
          { say: own.toAllDone },
        ),
      move: (from: number, to: number, keepFocus = false) => {
        if (to < 0 || to >= total) return;
        act(moveItem(index, from, to), {
          focus: keepFocus ? fieldAt(to) : undefined,
          say: own.moved(name, to + 1, total),
        });
      },
      duplicate: (item: { id: string }) =>
        act(insertItemOf(index, { ...item, id: freshId() }, place + 1), { focus: fieldAt(place + 1) }),
      remove: () =>
        act(removeItem(index, place), {
          focus: total > 1 ? fieldAt(Math.max(0, place - 1)) : blockPath(index, 'content'),
          say: own.removed(name),
        }),
    };
  }, [act, field, index, name, own, place, total]);
}

/** What one can do with a prompt or photo. */
export type ItemActs = ReturnType<typeof useItemActs>;
