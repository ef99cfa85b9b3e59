import { useMemo } from 'react';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import { insertItemOf, updateItemOf } from '../../primitives/draft/item-actions.ts';
import { moveItem, removeItem } from '../../primitives/draft/item-actions.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import type { MatchingPair } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { matchingEditorMessages } from './editor-messages.ts';
import { blockPath, itemPath } from '../../primitives/draft/paths.ts';

/** One half of a pair. */
export type Side = 'left' | 'right';

/** Everything one can do with one pair. The functions stay the same until the pair's place changes. */
export function usePairActs(index: number, place: number, total: number) {
  const own = useEditorMessageSet(matchingEditorMessages);
  const { act } = useEditor();

  return useMemo(() => {
    const sideAt = (at: number, side: Side = 'left') => itemPath<MatchingPair>(index, at, side);
    return {
      set: (changes: { left: string } | { right: string }) => act(updateItemOf<MatchingPair>(index, place, changes)),
      move: (from: number, to: number, keep?: Side) => {
        if (to < 0 || to >= total) return;
        act(moveItem(index, from, to), {
          focus: keep && sideAt(to, keep),
          say: own.moved(to + 1, total),
        });
      },
      duplicate: (pair: MatchingPair) =>
        act(insertItemOf(index, { ...pair, id: freshId() }, place + 1), { focus: sideAt(place + 1) }),
      remove: () =>
        act(removeItem(index, place), {
          focus: total > 1 ? sideAt(Math.max(0, place - 1)) : blockPath(index, 'content'),
          say: own.removed(place + 1),
        }),
    };
  }, [act, index, own, place, total]);
}
