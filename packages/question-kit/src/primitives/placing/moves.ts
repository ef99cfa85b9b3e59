/** A card that can be placed: the value that is stored and the text that is displayed. */
export interface Card {
  value: string;
  text: string;
}

/** The cards and the rules of a placing task. */
export interface Board {
  cards: readonly Card[];
  /** Whether a card may be placed in several slots. Otherwise each card, also one of two equal ones, is used once. */
  reusable: boolean;
  /** Whether pressing a filled slot selects it; otherwise its card is taken out at once. */
  picksUp: boolean;
}

/** The card or slot (empty or filled) that is selected for the second press of a move. */
export type Selection = { kind: 'card'; card: number } | { kind: 'slot'; slot: number } | null;

/** The state of a placing task: the value in each slot ('' if empty) and the selection. */
export interface Placing {
  values: readonly string[];
  selection: Selection;
}

/** One action of a reader: a press, a drop, a removal. Cards and slots are given by their position. */
export type Move =
  | { kind: 'pressCard'; card: number }
  | { kind: 'pressSlot'; slot: number }
  | { kind: 'place'; card: number; slot: number }
  | { kind: 'exchange'; from: number; to: number }
  | { kind: 'takeOut'; slot: number }
  | { kind: 'deselect' };

/** The result of a move, for screen readers. `displaced`: the text that was replaced or exchanged; '' for none. */
export type Announcement =
  | { kind: 'cardSelected'; text: string }
  | { kind: 'emptySlotSelected'; slot: number }
  | { kind: 'filledSlotSelected'; text: string; slot: number }
  | { kind: 'placed'; text: string; slot: number; displaced: string }
  | { kind: 'exchanged'; text: string; slot: number; displaced: string; from: number }
  | { kind: 'returned'; text: string }
  | { kind: 'deselected' };

/** The state after a move. `announcement` is absent if the move changed nothing. */
export type Step = Placing & { announcement?: Announcement };

/** Returns the slot of each card; null for a card that is not placed, and for every card of a reusable board. */
export function usedIn({ cards, reusable }: Pick<Board, 'cards' | 'reusable'>, values: readonly string[]) {
  const used: (number | null)[] = cards.map(() => null);
  if (reusable) return used;
  for (const [slot, value] of values.entries()) {
    if (value === '') continue;
    const free = cards.findIndex((card, index) => card.value === value && used[index] === null);
    if (free !== -1) used[free] = slot;
  }
  return used;
}

/** Returns the text of a stored value; '' for an empty slot. */
export function textOf({ cards }: Pick<Board, 'cards'>, value: string | undefined): string {
  return cards.find((card) => card.value === value)?.text ?? '';
}

/** Applies a move. A card that is not reusable is never placed twice; an invalid move changes nothing. */
export function move(board: Board, placing: Placing, step: Move): Step {
  const { values, selection } = placing;
  switch (step.kind) {
    case 'deselect':
      return selection ? { values, selection: null, announcement: { kind: 'deselected' } } : placing;
    case 'place':
      return placeCard(board, placing, step.card, step.slot);
    case 'exchange':
      return exchange(board, placing, step.from, step.to);
    case 'takeOut':
      return takeOut(board, placing, step.slot);
    case 'pressCard':
      return pressCard(board, placing, step.card);
    case 'pressSlot':
      return pressSlot(board, placing, step.slot);
  }
}

function pressCard(board: Board, placing: Placing, card: number): Step {
  const { values, selection } = placing;
  const found = board.cards[card];
  if (!found || !isFree(board, values, card)) return placing;
  if (selection?.kind === 'slot') return placeCard(board, placing, card, selection.slot);
  if (selection?.card === card) return { values, selection: null, announcement: { kind: 'deselected' } };
  return { values, selection: { kind: 'card', card }, announcement: { kind: 'cardSelected', text: found.text } };
}

function pressSlot(board: Board, placing: Placing, slot: number): Step {
  const { values, selection } = placing;
  const value = values[slot];
  if (value === undefined) return placing;
  if (selection?.kind === 'card') return placeCard(board, placing, selection.card, slot);
  if (selection?.slot === slot) return { values, selection: null, announcement: { kind: 'deselected' } };
  if (selection && board.picksUp && (value !== '' || values[selection.slot] !== '')) {
    // The empty one of the two slots receives the card.
    return values[selection.slot] === ''
      ? exchange(board, placing, slot, selection.slot)
      : exchange(board, placing, selection.slot, slot);
  }
  if (value !== '' && !board.picksUp) return takeOut(board, placing, slot);
  const announcement: Announcement =
    value === ''
      ? { kind: 'emptySlotSelected', slot }
      : { kind: 'filledSlotSelected', text: textOf(board, value), slot };
  return { values, selection: { kind: 'slot', slot }, announcement };
}

function placeCard(board: Board, placing: Placing, card: number, slot: number): Step {
  const { values } = placing;
  const found = board.cards[card];
  const before = values[slot];
  if (!found || before === undefined || !isFree(board, values, card)) return placing;
  const announcement: Announcement = { kind: 'placed', text: found.text, slot, displaced: textOf(board, before) };
  return { values: values.with(slot, found.value), selection: null, announcement };
}

function exchange(board: Board, placing: Placing, from: number, to: number): Step {
  const { values } = placing;
  const [movedValue, otherValue] = [values[from], values[to]];
  if (movedValue === undefined || otherValue === undefined || movedValue === '' || from === to) return placing;
  const [text, displaced] = [textOf(board, movedValue), textOf(board, otherValue)];
  return {
    values: values.with(to, movedValue).with(from, otherValue),
    selection: null,
    announcement:
      otherValue === ''
        ? { kind: 'placed', text, slot: to, displaced }
        : { kind: 'exchanged', text, slot: to, displaced, from },
  };
}

function takeOut(board: Board, placing: Placing, slot: number): Step {
  const { values } = placing;
  const value = values[slot];
  if (value === undefined || value === '') return placing;
  return {
    values: values.with(slot, ''),
    selection: null,
    announcement: { kind: 'returned', text: textOf(board, value) },
  };
}

function isFree(board: Board, values: readonly string[], card: number): boolean {
  return usedIn(board, values)[card] === null;
}
