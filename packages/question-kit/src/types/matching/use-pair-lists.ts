import { useMemo } from 'react';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { DraftAction } from '../../primitives/draft/action.ts';
import { updateBlockOf } from '../../primitives/draft/block-actions.ts';
import { insertItemOf, updateItemOf } from '../../primitives/draft/item-actions.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import { batchActions } from '../../primitives/draft/action.ts';
import { newMatchingPair } from './defaults.ts';
import type { PairLines } from './pair-lines.ts';
import type { BlockShape } from '../../primitives/draft/draft-shape.ts';
import type { MatchingBlock, MatchingPair } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { matchingEditorMessages } from './editor-messages.ts';
import { itemPath } from '../../primitives/draft/paths.ts';

/** The actions that add pairs. The functions never change, so that they cause no pair to render. */
export function usePairLists(index: number) {
  const own = useEditorMessageSet(matchingEditorMessages);
  const { dispatch, getDraft } = useEditor();

  return useMemo(() => {
    const leftAt = (at: number) => itemPath<MatchingPair>(index, at, 'left');
    return {
      insert: (at: number) => dispatch(insertItemOf(index, newMatchingPair(freshId()), at), { focus: leftAt(at) }),
      /** Inserts a list at an index; with `fills` its first pair replaces the empty pair there. */
      paste: ({ pairs, alone }: PairLines, itemIndex: number, fills: boolean) => {
        const [first, ...rest] = pairs;
        const filling: DraftAction[] = fills && first ? [updateItemOf<MatchingPair>(index, itemIndex, first)] : [];
        const following = (fills ? rest : pairs).map((pair, after) =>
          insertItemOf(index, { id: freshId(), ...pair }, itemIndex + filling.length + after),
        );
        const known = distractorsOf(getDraft().questions[index]);
        const distracting =
          alone.length > 0 ? [updateBlockOf<MatchingBlock>(index, { distractors: [...known, ...alone] })] : [];
        dispatch(batchActions('insertItem', [...filling, ...following, ...distracting]), {
          focus: pairs.length > 0 ? leftAt(itemIndex) : ['questions', index, 'distractors', known.length],
          say: own.pasted(pairs.length, alone.length),
        });
      },
    };
  }, [dispatch, getDraft, index, own]);
}

function distractorsOf(block: BlockShape | undefined): readonly string[] {
  return block && isMatching(block) ? (block.distractors ?? []) : [];
}

function isMatching(block: BlockShape): block is MatchingBlock {
  return block.type === 'Matching';
}
