import { useMemo } from 'react';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { insertItemOf, updateItemOf, moveItem, removeItem } from '../../primitives/draft/item-actions.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import type { MatchingPair } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { matchingEditorMessages } from './editor-messages.ts';
import { blockPath, itemPath } from '../../primitives/draft/paths.ts';

/** One half of a pair. */
export type Side = 'left' | 'right';

/** The actions on one pair. The functions stay the same until its index changes. */
export function usePairActions(index: number, itemIndex: number, total: number) {
  const own = useEditorMessageSet(matchingEditorMessages);
  const { dispatch } = useEditor();

  return useMemo(() => {
    const sideAt = (at: number, side: Side = 'left') => itemPath<MatchingPair>(index, at, side);
    return {
      set: (changes: { left: string } | { right: string }) =>
        dispatch(updateItemOf<MatchingPair>(index, itemIndex, changes)),
      move: (from: number, to: number, keep?: Side) => {
        if (to < 0 || to >= total) return;
        dispatch(moveItem(index, from, to), {
          focus: keep && sideAt(to, keep),
          say: own.moved(to + 1, total),
        });
      },
      duplicate: (pair: MatchingPair) =>
        dispatch(insertItemOf(index, { ...pair, id: freshId() }, itemIndex + 1), { focus: sideAt(itemIndex + 1) }),
      remove: () =>
        dispatch(removeItem(index, itemIndex), {
          focus: total > 1 ? sideAt(Math.max(0, itemIndex - 1)) : blockPath(index, 'content'),
          say: own.removed(itemIndex + 1),
        }),
    };
  }, [dispatch, index, own, itemIndex, total]);
}
