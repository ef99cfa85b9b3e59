import { useMemo } from 'react';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import { insertItemOf, updateItemOf, moveItem, removeItem } from '../../../primitives/draft/item-actions.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import { batchActions } from '../../../primitives/draft/action.ts';
import type { Times } from './time-fields.tsx';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { speakingEditorMessages } from './editor-messages.ts';
import { blockPath, itemPath } from '../../../primitives/draft/paths.ts';
import type { ItemId } from '../../../primitives/schema/ids.ts';

interface Place {
  /** The block's index in the draft. */
  index: number;
  itemIndex: number;
  total: number;
  /** The item's name, for announcements. */
  name: string;
  /** Its first field, which receives the focus. */
  field: 'text' | 'alt';
}

/** The actions on one prompt or photo. The functions stay the same until its index changes. */
export function useItemActions({ index, itemIndex, total, name, field }: Place) {
  const own = useEditorMessageSet(speakingEditorMessages);
  const { dispatch } = useEditor();
  return useMemo(() => {
    const fieldAt = (at: number) => itemPath(index, at, field);
    return {
      times: (times: Times) => dispatch(updateItemOf<Times>(index, itemIndex, times)),
      timesToAll: ({ prepSeconds, answerSeconds }: Times) =>
        dispatch(
          batchActions(
            'updateItem',
            Array.from({ length: total }, (_, at) => updateItemOf<Times>(index, at, { prepSeconds, answerSeconds })),
          ),
          { say: own.toAllDone },
        ),
      move: (from: number, to: number, keepFocus = false) => {
        if (to < 0 || to >= total) return;
        dispatch(moveItem(index, from, to), {
          focus: keepFocus ? fieldAt(to) : undefined,
          say: own.moved(name, to + 1, total),
        });
      },
      duplicate: (item: { id: ItemId }) =>
        dispatch(insertItemOf(index, { ...item, id: freshId() }, itemIndex + 1), { focus: fieldAt(itemIndex + 1) }),
      remove: () =>
        dispatch(removeItem(index, itemIndex), {
          focus: total > 1 ? fieldAt(Math.max(0, itemIndex - 1)) : blockPath(index, 'content'),
          say: own.removed(name),
        }),
    };
  }, [dispatch, field, index, name, own, itemIndex, total]);
}

/** The actions on one prompt or photo. */
export type ItemActions = ReturnType<typeof useItemActions>;

/** The times of a prompt or photo, for the one that is added after it: those of one exercise are usually alike. */
export function copyTimes(previous: Times | undefined): { prepSeconds?: number; answerSeconds?: number } {
  return {
    ...(previous?.prepSeconds === undefined ? {} : { prepSeconds: previous.prepSeconds }),
    ...(previous?.answerSeconds === undefined ? {} : { answerSeconds: previous.answerSeconds }),
  };
}
