import { token } from '@rubrica/ui';
import { GripVertical } from 'lucide-react';
import { styled } from 'styled-components';
import type { useSortLine } from './use-sort-line.ts';

const Grip = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 20px;
  block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${token.color.inkFaint};
  cursor: grab;
  touch-action: none;
  &:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  &:active {
    cursor: grabbing;
  }
  & > svg {
    inline-size: 16px;
    block-size: 16px;
  }
  @media (pointer: coarse) {
    inline-size: 36px;
    block-size: 44px;
  }
`;

type SortHandle = ReturnType<typeof useSortLine>['handle'];

export interface DragHandleProps extends SortHandle {
  label: string;
  /** -1 if the list has one tab stop for all rows. */
  tabIndex?: number | undefined;
}

/** The drag handle of a sortable row: dragged with a pointer, or picked up with Space and moved with the arrow keys. */
export function DragHandle({ setNode, attributes, listeners, label, tabIndex }: DragHandleProps) {
  const { 'aria-pressed': _pressed, ...aria } = attributes;
  return (
    <Grip
      type="button"
      {...aria}
      {...listeners}
      ref={setNode}
      tabIndex={tabIndex ?? 0}
      aria-label={label}
      data-drag-handle=""
    >
      <GripVertical aria-hidden="true" />
    </Grip>
  );
}
