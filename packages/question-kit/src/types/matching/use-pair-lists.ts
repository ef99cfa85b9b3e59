import { useMemo } from 'react';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { DraftAction } from '../../primitives/draft/action.ts';
import { updateBlock } from '../../assembly/draft/blocks.ts';
import { insertItem, updateItem } from '../../assembly/draft/items.ts';
import { useEditorMessages } from '../../primitives/editor/messages/use-editor-messages.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import { together } from '../../primitives/editor/state/together.ts';
import { newMatchingPair } from './defaults.ts';
import type { PairLines } from './pair-lines.ts';

/** What makes the list of pairs longer. The functions stay the same for good, so that no pair is drawn for their sake. */
export function usePairLists(index: number) {
  const m = useEditorMessages();
  const { act, draftNow } = useEditor();

  return useMemo(() => {
    const leftAt = (at: number) => ['questions', index, 'content', at, 'left'];
    return {
      insert: (at: number) => act(insertItem(index, { at, item: newMatchingPair(freshId()) }), { focus: leftAt(at) }),
      /** Puts a list in at a place; with `fills` its first pair goes into the empty one that stands there. */
      paste: ({ pairs, alone }: PairLines, place: number, fills: boolean) => {
        const [first, ...rest] = pairs;
        const filling: DraftAction[] = fills && first ? [updateItem(index, place, first)] : [];
        const following = (fills ? rest : pairs).map((pair, after) =>
          insertItem(index, { at: place + filling.length + after, item: { id: freshId(), ...pair } }),
        );
        const block = draftNow().questions[index];
        const known = block?.type === 'Matching' ? (block.distractors ?? []) : [];
        const distracting = alone.length > 0 ? [updateBlock(index, { distractors: [...known, ...alone] })] : [];
        act(together('insertItem', [...filling, ...following, ...distracting]), {
          focus: pairs.length > 0 ? leftAt(place) : ['questions', index, 'distractors', known.length],
          say: m.matching.pasted(pairs.length, alone.length),
        });
      },
    };
  }, [act, draftNow, index, m]);
}
