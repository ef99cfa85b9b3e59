import { useSortable } from '@dnd-kit/sortable';
import { useMemo, type CSSProperties } from 'react';
import { useEditorMessages } from '../messages/use-editor-messages.ts';
import type { SortData } from './sort-data.ts';

/** The props that make a row draggable: for the row itself and for its handle. */
export function useSortLine(id: string, line: SortData, disabled: boolean) {
  const m = useEditorMessages();
  const { list, index, name, move } = line;
  const data = useMemo(() => ({ line: { list, index, name, move } }), [list, index, name, move]);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    data,
    disabled,
    attributes: { roleDescription: m.drag.role },
  });
  const style: CSSProperties | undefined = transform
    ? { transform: `translate3d(0, ${transform.y}px, 0)`, transition }
    : undefined;
  return { setNodeRef, style, isDragging, handle: { setNode: setActivatorNodeRef, attributes, listeners } };
}
