import { expect, test } from 'vitest';
import { targetWithin } from '../../../testing/target-within.ts';
import { beginsSwipe, readerActionOf, swipeTurn } from './reader-key.ts';

const press = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: null,
  ...more,
});

test('an arrow turns to where it points: the next page of an Arabic book lies on the left', () => {
  expect(readerActionOf(press('ArrowRight'), 'ltr')).toBe('next');
  expect(readerActionOf(press('ArrowRight'), 'rtl')).toBe('previous');
  expect(readerActionOf(press('ArrowLeft'), 'rtl')).toBe('next');
  expect(readerActionOf(press('PageDown'), 'rtl')).toBe('next');
});

test('reading aloud is on the same key of every layout, and no shortcut of the browser is taken', () => {
  expect(readerActionOf(press('ق', { code: 'KeyR' }), 'rtl')).toBe('read-aloud');
  expect(readerActionOf(press('r', { code: 'KeyR', ctrlKey: true }), 'ltr')).toBeNull();
  expect(readerActionOf(press('x'), 'ltr')).toBeNull();
});

test('what is typed, chosen by its letters, or pressed in a dialog turns nothing', () => {
  for (const selector of ['input', '[role="combobox"]', '[role="slider"]', '.rb-block', '[role="dialog"]']) {
    const target = targetWithin(selector);
    expect([press('r', { target }), press('ArrowRight', { target })].map((one) => readerActionOf(one, 'ltr'))).toEqual([
      null,
      null,
    ]);
  }
});

test('a swipe draws in the page of its side; a short one, and scrolling, turn nothing', () => {
  expect(swipeTurn({ x: -80, y: 10 }, 'ltr')).toBe('next');
  expect(swipeTurn({ x: -80, y: 10 }, 'rtl')).toBe('previous');
  expect(swipeTurn({ x: 80, y: 10 }, 'rtl')).toBe('next');
  expect(swipeTurn({ x: -30, y: 0 }, 'ltr')).toBeNull();
  expect(swipeTurn({ x: -80, y: 70 }, 'ltr')).toBeNull();
});

test('a finger that draws a slider or a card, or rests on a button, turns nothing', () => {
  for (const selector of ['[role="slider"]', 'input', '.rb-block', 'button', 'a', 'audio'])
    expect(beginsSwipe(targetWithin(selector))).toBe(false);
  expect(beginsSwipe(targetWithin('p'))).toBe(true);
});
