/** Something to be placed: what is stored where it stands, and what it reads. */
export interface Card {
  value: string;
  text: string;
}

/** What is placed where. */
export interface Board {
  cards: readonly Card[];
  /** A card may stand in several slots; otherwise in one, and two that are stored alike in two. */
  reusable: boolean;
  /** Pressing a full slot picks up what is in it; otherwise it is taken out at once. */
  picksUp: boolean;
}

/** What has been picked and waits for the other half of a step: a card, or a slot, empty or full. */
export type Held = { kind: 'card'; card: number } | { kind: 'slot'; slot: number } | null;

/** How far one has come: what stands in each slot, '' for nothing, and what is picked. */
export interface Placing {
  values: readonly string[];
  held: Held;
}

/** One step of a reader: a press, something dropped, something taken out. Cards and slots by their position. */
export type Move =
  | { kind: 'pressCard'; card: number }
  | { kind: 'pressSlot'; slot: number }
  | { kind: 'place'; card: number; slot: number }
  | { kind: 'exchange'; from: number; to: number }
  | { kind: 'takeOut'; slot: number }
  | { kind: 'letGo' };

/** What a step came to, to be said aloud. `out`: what had to leave its slot, or went the other way; '' for nothing. */
export type Told =
  | { kind: 'held'; text: string }
  | { kind: 'waits'; slot: number }
  | { kind: 'picked'; text: string; slot: number }
  | { kind: 'placed'; text: string; slot: number; out: string }
  | { kind: 'exchanged'; text: string; slot: number; out: string; from: number }
  | { kind: 'returned'; text: string }
  | { kind: 'letGo' };

/** A step done. `told` is absent where it came to nothing. */
export type Step = Placing & { told?: Told };

/** Which slot each card stands in; null for a card that is free, and for all that may stand anywhere. */
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

/** What a stored value reads; '' for nothing. */
export function textOf({ cards }: Pick<Board, 'cards'>, value: string | undefined): string {
  return cards.find((card) => card.value === value)?.text ?? '';
}

/** Does a step. Whatever the step, every card stands no oftener than it may; one that makes no sense changes nothing. */
export function move(board: Board, placing: Placing, step: Move): Step {
  const { values, held } = placing;
  switch (step.kind) {
    case 'letGo':
      return held ? { values, held: null, told: { kind: 'letGo' } } : placing;
    case 'place':
      return place(board, placing, step.card, step.slot);
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
  const { values, held } = placing;
  const found = board.cards[card];
  if (!found || !isFree(board, values, card)) return placing;
  if (held?.kind === 'slot') return place(board, placing, card, held.slot);
  if (held?.card === card) return { values, held: null, told: { kind: 'letGo' } };
  return { values, held: { kind: 'card', card }, told: { kind: 'held', text: found.text } };
}

function pressSlot(board: Board, placing: Placing, slot: number): Step {
  const { values, held } = placing;
  const value = values[slot];
  if (value === undefined) return placing;
  if (held?.kind === 'card') return place(board, placing, held.card, slot);
  if (held?.slot === slot) return { values, held: null, told: { kind: 'letGo' } };
  if (held && board.picksUp && (value !== '' || values[held.slot] !== '')) {
    // Whichever of the two is empty receives.
    return values[held.slot] === ''
      ? exchange(board, placing, slot, held.slot)
      : exchange(board, placing, held.slot, slot);
  }
  if (value !== '' && !board.picksUp) return takeOut(board, placing, slot);
  const told: Told = value === '' ? { kind: 'waits', slot } : { kind: 'picked', text: textOf(board, value), slot };
  return { values, held: { kind: 'slot', slot }, told };
}

function place(board: Board, placing: Placing, card: number, slot: number): Step {
  const { values } = placing;
  const found = board.cards[card];
  const before = values[slot];
  if (!found || before === undefined || !isFree(board, values, card)) return placing;
  const told: Told = { kind: 'placed', text: found.text, slot, out: textOf(board, before) };
  return { values: values.with(slot, found.value), held: null, told };
}

function exchange(board: Board, placing: Placing, from: number, to: number): Step {
  const { values } = placing;
  const [going, coming] = [values[from], values[to]];
  if (going === undefined || coming === undefined || going === '' || from === to) return placing;
  const [text, out] = [textOf(board, going), textOf(board, coming)];
  return {
    values: values.with(to, going).with(from, coming),
    held: null,
    told: coming === '' ? { kind: 'placed', text, slot: to, out } : { kind: 'exchanged', text, slot: to, out, from },
  };
}

function takeOut(board: Board, placing: Placing, slot: number): Step {
  const { values } = placing;
  const value = values[slot];
  if (value === undefined || value === '') return placing;
  return { values: values.with(slot, ''), held: null, told: { kind: 'returned', text: textOf(board, value) } };
}

function isFree(board: Board, values: readonly string[], card: number): boolean {
  return usedIn(board, values)[card] === null;
}
