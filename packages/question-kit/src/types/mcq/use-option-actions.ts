import { useMemo } from 'react';
import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { DraftAction } from '../../primitives/draft/action.ts';
import { insertItemOf, updateItemOf, moveItem, removeItem } from '../../primitives/draft/item-actions.ts';
import { useEditor } from '../../primitives/editor/state/editor-api.ts';
import { batchActions } from '../../primitives/draft/action.ts';
import type { OptionLine } from './option-lines.ts';
import type { McqOption } from './schema.ts';
import { useEditorMessageSet } from '../../primitives/editor/messages/message-set.ts';
import { mcqEditorMessages } from './editor-messages.ts';
import { blockPath, itemPath } from '../../primitives/draft/paths.ts';

/** The actions on one option. The functions stay the same until its index changes. */
export function useOptionActions(index: number, itemIndex: number, total: number) {
  const own = useEditorMessageSet(mcqEditorMessages);
  const { dispatch, canUpload, chooseFile } = useEditor();

  return useMemo(() => {
    const textAt = (at: number) => itemPath<McqOption>(index, at, 'text');
    const set = (changes: { text: string } | { correct: boolean }) =>
      dispatch(updateItemOf<McqOption>(index, itemIndex, changes));

    return {
      canUpload,
      set,
      chooseImage: () => chooseFile('image', (image) => dispatch(updateItemOf<McqOption>(index, itemIndex, { image }))),
      removeImage: () =>
        dispatch(updateItemOf<McqOption>(index, itemIndex, { image: undefined }), { focus: textAt(itemIndex) }),
      move: (from: number, to: number, keepFocus = false) => {
        if (to < 0 || to >= total) return;
        dispatch(moveItem(index, from, to), {
          focus: keepFocus ? textAt(to) : undefined,
          say: own.moved(to + 1, total),
        });
      },
      duplicate: (option: McqOption) =>
        dispatch(insertItemOf(index, { ...option, id: freshId() }, itemIndex + 1), { focus: textAt(itemIndex + 1) }),
      remove: () =>
        dispatch(removeItem(index, itemIndex), {
          focus: total > 1 ? textAt(Math.max(0, itemIndex - 1)) : blockPath(index, 'content'),
          say: own.removed(itemIndex + 1),
        }),
      /** The first line goes into this option when it is empty; the others follow it. */
      paste: (lines: readonly OptionLine[], fills: boolean) => {
        const [first, ...rest] = lines;
        const filling: DraftAction[] = fills && first ? [updateItemOf<McqOption>(index, itemIndex, first)] : [];
        const following = (fills ? rest : lines).map((line, after) =>
          insertItemOf(index, { ...line, id: freshId() }, itemIndex + 1 + after),
        );
        dispatch(batchActions('insertItem', [...filling, ...following]), {
          focus: textAt(itemIndex),
          say: own.pasted(lines.length),
        });
      },
    };
  }, [dispatch, canUpload, chooseFile, index, own, itemIndex, total]);
}
