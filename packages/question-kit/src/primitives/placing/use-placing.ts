import { useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { move, usedIn, type Board, type Selection, type Move, type Placing, type Announcement } from './moves.ts';
import { walkButtons } from './walk-buttons.ts';

interface PlacingOptions {
  board: Board;
  /** The value in each slot; '' if empty. */
  values: readonly string[];
  onValues: (values: readonly string[]) => void;
  readOnly: boolean;
  /** Returns the text of an announcement for screen readers. */
  announce: (announcement: Announcement) => string;
}

/** State and event handlers for cards (`data-card`) and slots (`data-slot`); each is a button whose attribute holds its position. */
export interface PlacingState {
  surface: RefObject<HTMLDivElement | null>;
  selection: Selection;
  used: readonly (number | null)[];
  /** The announcement of the last move for screen readers. */
  announcementText: string;
  /** After a press by keyboard, the focus moves to where the second press is made. */
  pressCard: (event: MouseEvent<HTMLButtonElement>) => void;
  pressSlot: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Arrow keys move the focus, Escape deselects and returns the focus, Delete takes a card out. */
  onCardKey: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onSlotKey: (event: KeyboardEvent<HTMLButtonElement>) => void;
  dispatch: (step: Move) => void;
}

/** Whether a click was made with Enter or Space; browsers report it with `detail` 0. */
const isKeyboardClick = (event: MouseEvent) => event.detail === 0;
const cardOf = ({ currentTarget }: { currentTarget: HTMLElement }) => Number(currentTarget.dataset['card']);
const slotOf = ({ currentTarget }: { currentTarget: HTMLElement }) => Number(currentTarget.dataset['slot']);

/** Places cards in slots with two presses, in either order: one selects a card or a slot, the other completes the move. */
export function usePlacing({ board, values, onValues, readOnly, announce }: PlacingOptions): PlacingState {
  const surface = useRef<HTMLDivElement>(null);
  const [selection, setSelection] = useState<Selection>(null);
  const [announcementText, setAnnouncementText] = useState('');

  const focus = (selector: string) => surface.current?.querySelector<HTMLElement>(selector)?.focus();
  const dispatch = (step: Move): Placing => {
    if (readOnly) return { values, selection };
    const next = move(board, { values, selection }, step);
    if (next.values !== values) onValues(next.values);
    setSelection(next.selection);
    if (next.announcement) setAnnouncementText(announce(next.announcement));
    return next;
  };
  const cancelSelection = (event: KeyboardEvent) => {
    if (!selection) return;
    event.stopPropagation();
    dispatch({ kind: 'deselect' });
    focus(selection.kind === 'card' ? `[data-card="${selection.card}"]` : `[data-slot="${selection.slot}"]`);
  };

  return {
    surface,
    selection,
    used: usedIn(board, values),
    announcementText,
    dispatch,
    pressCard: (event) => {
      const next = dispatch({ kind: 'pressCard', card: cardOf(event) });
      if (!isKeyboardClick(event)) return;
      if (next.selection?.kind === 'card') focus(`[data-slot="${Math.max(values.indexOf(''), 0)}"]`);
      else if (selection?.kind === 'slot' && next.selection === null) focus(`[data-slot="${selection.slot}"]`);
    },
    pressSlot: (event) => {
      const slot = slotOf(event);
      const next = dispatch({ kind: 'pressSlot', slot });
      const isEmptySlotSelected = next.selection?.kind === 'slot' && values[slot] === '';
      if (isEmptySlotSelected && isKeyboardClick(event)) focus('[data-card]:not([aria-disabled])');
    },
    onCardKey: (event) => {
      if (event.key === 'Escape') cancelSelection(event);
      else walkButtons(event, '[data-card]');
    },
    onSlotKey: (event) => {
      const slot = slotOf(event);
      const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
      if (event.key === 'Escape') cancelSelection(event);
      else if (isRemoval) dispatch({ kind: 'takeOut', slot });
      else walkButtons(event, '[data-slot]');
    },
  };
}
