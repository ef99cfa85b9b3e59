import { useMemo } from 'react';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import { insertItem, moveItem, removeItem, updateItem, type ContentItem } from '../../../assembly/draft/items.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import { together } from '../../../primitives/editor/state/together.ts';
import type { Times } from './time-fields.tsx';
import { useSpeakingMessages } from './use-speaking-messages.ts';

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
  const own = useSpeakingMessages();
  const { act } = useEditor();
  return useMemo(() => {
    const fieldAt = (at: number) => ['questions', index, 'content', at, field];
    return {
      times: (times: Times) => act(updateItem(index, place, times)),
      timesToAll: ({ prepSeconds, answerSeconds }: Times) =>
        act(
          together(
            'updateItem',
            Array.from({ length: total }, (_, at) => updateItem(index, at, { prepSeconds, answerSeconds })),
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
      duplicate: (item: ContentItem & { id: string }) =>
        act(insertItem(index, { at: place + 1, item: { ...item, id: freshId() } }), { focus: fieldAt(place + 1) }),
      remove: () =>
        act(removeItem(index, place), {
          focus: total > 1 ? fieldAt(Math.max(0, place - 1)) : ['questions', index, 'content'],
          say: own.removed(name),
        }),
    };
  }, [act, field, index, name, own, place, total]);
}

/** What one can do with a prompt or photo. */
export type ItemActs = ReturnType<typeof useItemActs>;
