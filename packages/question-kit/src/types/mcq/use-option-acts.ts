import { useMemo } from 'react';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { DraftAction } from '../../primitives/draft/action.ts';
import { insertItemOf, updateItemOf } from '../../primitives/draft/item-actions.ts';
import { moveItem, removeItem } from '../../primitives/draft/item-actions.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import { batchActions } from '../../primitives/draft/action.ts';
import type { OptionLine } from './option-lines.ts';
import type { McqOption } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { mcqEditorMessages } from './editor-messages.ts';
import { blockPath, itemPath } from '../../primitives/draft/paths.ts';

/** Everything one can do with one option. The functions stay the same until the option's place changes. */
export function useOptionActs(index: number, place: number, total: number) {
  const own = useEditorMessageSet(mcqEditorMessages);
  const { act, canUpload, chooseFile } = useEditor();

  return useMemo(() => {
    const textAt = (at: number) => itemPath<McqOption>(index, at, 'text');
    const set = (changes: { text: string } | { correct: boolean }) =>
      act(updateItemOf<McqOption>(index, place, changes));

    return {
      canUpload,
      set,
      chooseImage: () => chooseFile('image', (image) => act(updateItemOf<McqOption>(index, place, { image }))),
      removeImage: () => act(updateItemOf<McqOption>(index, place, { image: undefined }), { focus: textAt(place) }),
      move: (from: number, to: number, keepFocus = false) => {
        if (to < 0 || to >= total) return;
        act(moveItem(index, from, to), {
          focus: keepFocus ? textAt(to) : undefined,
          say: own.moved(to + 1, total),
        });
      },
      duplicate: (option: McqOption) =>
        act(insertItemOf(index, { ...option, id: freshId() }, place + 1), { focus: textAt(place + 1) }),
      remove: () =>
        act(removeItem(index, place), {
          focus: total > 1 ? textAt(Math.max(0, place - 1)) : blockPath(index, 'content'),
          say: own.removed(place + 1),
        }),
      /** The first line goes into this option when it is empty; the others follow it. */
      paste: (lines: readonly OptionLine[], fills: boolean) => {
        const [first, ...rest] = lines;
        const filling: DraftAction[] = fills && first ? [updateItemOf<McqOption>(index, place, first)] : [];
        const following = (fills ? rest : lines).map((line, after) =>
          insertItemOf(index, { ...line, id: freshId() }, place + 1 + after),
        );
        act(batchActions('insertItem', [...filling, ...following]), {
          focus: textAt(place),
          say: own.pasted(lines.length),
        });
      },
    };
  }, [act, canUpload, chooseFile, index, own, place, total]);
}
