import { useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { move, usedIn, type Board, type Held, type Move, type Placing, type Told } from './moves.ts';
import { walkButtons } from './walk-buttons.ts';

interface PlacingOptions {
  board: Board;
  /** What stands in each slot; '' for nothing. */
  values: readonly string[];
  onValues: (values: readonly string[]) => void;
  readOnly: boolean;
  /** Puts a step into words, for those who hear it. */
  say: (told: Told) => string;
}

/** Cards (`data-card`) and slots (`data-slot`), each a button with its position, and what can be done with them. */
export interface PlacingState {
  surface: RefObject<HTMLDivElement | null>;
  held: Held;
  used: readonly (number | null)[];
  /** What a screen reader is told of the last step. */
  said: string;
  /** By keyboard the focus crosses over to where the other half of the step waits. */
  pressCard: (event: MouseEvent<HTMLButtonElement>) => void;
  pressSlot: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Arrows walk, Escape lets go and leads back to what was picked, Delete takes out. */
  onCardKey: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onSlotKey: (event: KeyboardEvent<HTMLButtonElement>) => void;
  act: (step: Move) => void;
}

/** A press made with Enter or Space, which browsers report as a click without a pointer. */
const byKeyboard = (event: MouseEvent) => event.detail === 0;
const cardOf = ({ currentTarget }: { currentTarget: HTMLElement }) => Number(currentTarget.dataset['card']);
const slotOf = ({ currentTarget }: { currentTarget: HTMLElement }) => Number(currentTarget.dataset['slot']);

/** Cards go into slots in two steps, in either order: pick one, then press the other. */
export function usePlacing({ board, values, onValues, readOnly, say }: PlacingOptions): PlacingState {
  const surface = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held>(null);
  const [said, setSaid] = useState('');

  const focus = (selector: string) => surface.current?.querySelector<HTMLElement>(selector)?.focus();
  const act = (step: Move): Placing => {
    if (readOnly) return { values, held };
    const next = move(board, { values, held }, step);
    if (next.values !== values) onValues(next.values);
    setHeld(next.held);
    if (next.told) setSaid(say(next.told));
    return next;
  };
  const escape = (event: KeyboardEvent) => {
    if (!held) return;
    event.stopPropagation();
    act({ kind: 'letGo' });
    focus(held.kind === 'card' ? `[data-card="${held.card}"]` : `[data-slot="${held.slot}"]`);
  };

  return {
    surface,
    held,
    used: usedIn(board, values),
    said,
    act,
    pressCard: (event) => {
      const next = act({ kind: 'pressCard', card: cardOf(event) });
      if (!byKeyboard(event)) return;
      if (next.held?.kind === 'card') focus(`[data-slot="${Math.max(values.indexOf(''), 0)}"]`);
      else if (held?.kind === 'slot' && next.held === null) focus(`[data-slot="${held.slot}"]`);
    },
    pressSlot: (event) => {
      const slot = slotOf(event);
      const next = act({ kind: 'pressSlot', slot });
      const waits = next.held?.kind === 'slot' && values[slot] === '';
      if (waits && byKeyboard(event)) focus('[data-card]:not([aria-disabled])');
    },
    onCardKey: (event) => {
      if (event.key === 'Escape') escape(event);
      else walkButtons(event, '[data-card]');
    },
    onSlotKey: (event) => {
      const slot = slotOf(event);
      const removes = event.key === 'Delete' || event.key === 'Backspace';
      if (event.key === 'Escape') escape(event);
      else if (removes) act({ kind: 'takeOut', slot });
      else walkButtons(event, '[data-slot]');
    },
  };
}
