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

/** What makes the list of pairs longer. The functions stay the same for good, so that no pair is drawn for their sake. */
export function usePairLists(index: number) {
  const own = useEditorMessageSet(matchingEditorMessages);
  const { act, draftNow } = useEditor();

  return useMemo(() => {
    const leftAt = (at: number) => itemPath<MatchingPair>(index, at, 'left');
    return {
      insert: (at: number) => act(insertItemOf(index, newMatchingPair(freshId()), at), { focus: leftAt(at) }),
      /** Puts a list in at a place; with `fills` its first pair goes into the empty one that stands there. */
      paste: ({ pairs, alone }: PairLines, place: number, fills: boolean) => {
        const [first, ...rest] = pairs;
        const filling: DraftAction[] = fills && first ? [updateItemOf<MatchingPair>(index, place, first)] : [];
        const following = (fills ? rest : pairs).map((pair, after) =>
          insertItemOf(index, { id: freshId(), ...pair }, place + filling.length + after),
        );
        const known = distractorsOf(draftNow().questions[index]);
        const distracting =
          alone.length > 0 ? [updateBlockOf<MatchingBlock>(index, { distractors: [...known, ...alone] })] : [];
        act(batchActions('insertItem', [...filling, ...following, ...distracting]), {
          focus: pairs.length > 0 ? leftAt(place) : ['questions', index, 'distractors', known.length],
          say: own.pasted(pairs.length, alone.length),
        });
      },
    };
  }, [act, draftNow, index, own]);
}

function distractorsOf(block: BlockShape | undefined): readonly string[] {
  return block && isMatching(block) ? (block.distractors ?? []) : [];
}

function isMatching(block: BlockShape): block is MatchingBlock {
  return block.type === 'Matching';
}
