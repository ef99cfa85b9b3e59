import { useMemo } from 'react';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import { updateItemOf, moveItem } from '../../../primitives/draft/item-actions.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import { batchActions } from '../../../primitives/draft/action.ts';
import { insertFields, removeField } from './field-actions.ts';
import type { FieldLine } from './field-lines.ts';
import type { ShortItem } from '../schema.ts';
import { useEditorMessageSet } from '../../../primitives/editor/messages/message-set.ts';
import { shortEditorMessages } from './editor-messages.ts';
import { blockPath, itemPath } from '../../../primitives/draft/paths.ts';

/** Everything one can do with one field. The functions stay the same until the field's place changes. */
export function useFieldActions(index: number, itemIndex: number, total: number) {
  const own = useEditorMessageSet(shortEditorMessages);
  const { dispatch } = useEditor();

  return useMemo(() => {
    const promptAt = (at: number) => itemPath<ShortItem>(index, at, 'prompt');
    return {
      setPrompt: (prompt: string) =>
        dispatch(
          updateItemOf<ShortItem>(index, itemIndex, { prompt: prompt === '' ? undefined : prompt }, { typing: true }),
        ),
      setAnswers: (answers: string[]) =>
        dispatch(updateItemOf<ShortItem>(index, itemIndex, { answers }, { typing: true })),
      move: (from: number, to: number, keepFocus = false) => {
        if (to < 0 || to >= total) return;
        dispatch(moveItem(index, from, to), {
          focus: keepFocus ? promptAt(to) : undefined,
          say: own.moved(to + 1, total),
        });
      },
      duplicate: (item: ShortItem) =>
        dispatch(insertFields(index, itemIndex + 1, [{ ...item, id: freshId() }]), { focus: promptAt(itemIndex + 1) }),
      remove: () =>
        dispatch(removeField(index, itemIndex), {
          focus: total > 1 ? promptAt(Math.max(0, itemIndex - 1)) : blockPath(index, 'content'),
          say: own.removed(itemIndex + 1),
        }),
      /** The first line goes into this empty field, the others follow it. */
      paste: ([first, ...rest]: readonly FieldLine[]) => {
        if (!first) return;
        const items = rest.map((line) => ({ id: freshId(), ...line }));
        dispatch(
          batchActions('insertItem', [
            updateItemOf<ShortItem>(index, itemIndex, first),
            insertFields(index, itemIndex + 1, items),
          ]),
          {
            focus: promptAt(itemIndex),
            say: own.pasted(rest.length + 1),
          },
        );
      },
    };
  }, [dispatch, index, own, itemIndex, total]);
}
