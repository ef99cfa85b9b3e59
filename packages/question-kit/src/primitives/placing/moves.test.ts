import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { move, usedIn, type Board, type Move, type Placing } from './moves.ts';

const cards = (...values: string[]) => values.map((value) => ({ value, text: value.toUpperCase() }));
const board: Board = { cards: cards('a', 'b', 'c', 'c'), reusable: false, picksUp: true };
const empty = (slots: number): Placing => ({ values: Array.from({ length: slots }, () => ''), selection: null });
const after = (start: Placing, steps: readonly Move[], on = board) =>
  steps.reduce<Placing>((placing, step) => move(on, placing, step), start);

const card = (position: number): Move => ({ kind: 'pressCard', card: position });
const slot = (position: number): Move => ({ kind: 'pressSlot', slot: position });

describe('placing cards in slots', () => {
  it('takes two presses, in either order', () => {
    expect(after(empty(2), [card(0), slot(1)])).toMatchObject({ values: ['', 'a'], selection: null });
    expect(after(empty(2), [slot(1), card(0)])).toMatchObject({ values: ['', 'a'], selection: null });
  });

  it('frees what stood in a slot before, and says so', () => {
    const full = after(empty(1), [card(0), slot(0)]);
    const step = move(board, after(full, [card(1)]), slot(0));
    expect(step.values).toEqual(['b']);
    expect(step.announcement).toEqual({ kind: 'placed', text: 'B', slot: 0, displaced: 'A' });
    expect(usedIn(board, step.values)).toEqual([null, 0, null, null]);
  });

  it('exchanges two full slots, whichever is pressed first', () => {
    const full = after(empty(2), [card(0), slot(0), card(1), slot(1)]);
    expect(after(full, [slot(0), slot(1)]).values).toEqual(['b', 'a']);
    expect(after(full, [slot(1), slot(0)]).values).toEqual(['b', 'a']);
  });

  it('brings what is in another slot to the slot that waits', () => {
    const half = after(empty(2), [card(0), slot(1)]);
    expect(after(half, [slot(0), slot(1)]).values).toEqual(['a', '']);
    expect(after(half, [slot(1), slot(0)]).values).toEqual(['a', '']);
  });

  it('lets a second empty slot wait instead of the first', () => {
    expect(after(empty(2), [slot(0), slot(1)]).selection).toEqual({ kind: 'slot', slot: 1 });
    expect(after(empty(2), [slot(0), slot(0)]).selection).toBeNull();
  });

  it('takes out at once where slots do not pick up', () => {
    const on = { ...board, picksUp: false };
    const full = after(empty(2), [card(0), slot(0)], on);
    expect(after(full, [slot(0)], on)).toMatchObject({ values: ['', ''], selection: null });
    expect(after(full, [slot(1), slot(0)], on)).toMatchObject({ values: ['', ''], selection: null });
  });

  it('uses a card once, two that are stored alike twice, and a reusable one as often as one likes', () => {
    const twice = [card(2), slot(0), card(3), slot(1), card(2), slot(2)];
    expect(after(empty(3), twice).values).toEqual(['c', 'c', '']);
    expect(after(empty(3), twice, { ...board, reusable: true }).values).toEqual(['c', 'c', 'c']);
  });
});

const anyPosition = fc.integer({ min: -1, max: 6 });
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('pressCard'), card: anyPosition }),
  fc.record({ kind: fc.constant('pressSlot'), slot: anyPosition }),
  fc.record({ kind: fc.constant('place'), card: anyPosition, slot: anyPosition }),
  fc.record({ kind: fc.constant('exchange'), from: anyPosition, to: anyPosition }),
  fc.record({ kind: fc.constant('takeOut'), slot: anyPosition }),
  fc.record({ kind: fc.constant('deselect') }),
);
const anyBoard: fc.Arbitrary<Board> = fc.record({
  cards: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 }).map((values) => cards(...values)),
  reusable: fc.boolean(),
  picksUp: fc.boolean(),
});
const count = (values: readonly string[], value: string) => values.filter((one) => one === value).length;

describe('any sequence of steps', () => {
  it('keeps as many slots, fills them with cards alone, and uses none oftener than it may', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(5), fc.array(anyMove, { maxLength: 30 }), (on, slots, steps) => {
        let placing = empty(slots);
        for (const step of steps) {
          placing = move(on, placing, step);
          const { values, selection } = placing;
          const offered = on.cards.map(({ value }) => value);
          expect(values).toHaveLength(slots);
          for (const value of values.filter((one) => one !== '')) {
            expect(offered).toContain(value);
            if (!on.reusable) expect(count(values, value)).toBeLessThanOrEqual(count(offered, value));
          }
          if (selection?.kind === 'slot') expect(values[selection.slot]).toBeDefined();
          if (selection?.kind === 'card') expect(usedIn(on, values)[selection.card]).toBeNull();
        }
      }),
    );
  });

  it('loses nothing but by taking out or by another in its place', () => {
    fc.assert(
      fc.property(anyBoard, fc.nat(5), fc.array(anyMove, { maxLength: 30 }), (on, slots, steps) => {
        let before = empty(slots);
        for (const step of steps) {
          const { announcement, ...placing } = move(on, before, step);
          const lost = count(placing.values, '') - count(before.values, '');
          expect(lost).toBe(announcement?.kind === 'returned' ? 1 : Math.min(lost, 0));
          before = placing;
        }
      }),
    );
  });
});
