import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairLines } from './pair-lines.ts';

test('a line is a pair, with =, a tab, an arrow or a dash between its halves', () => {
  expect(pairLines('sun = day\nmoon\tnight\r\nfire -> heat\nrain => wet\nfrost → cold\nstar - far').pairs).toEqual([
    { left: 'sun', right: 'day' },
    { left: 'moon', right: 'night' },
    { left: 'fire', right: 'heat' },
    { left: 'rain', right: 'wet' },
    { left: 'frost', right: 'cold' },
    { left: 'star', right: 'far' },
  ]);
});

test('a line with only a right belongs nowhere', () => {
  expect(pairLines('sun = day\n= dusk\n\tdawn\nnoon\n\n')).toEqual({
    pairs: [{ left: 'sun', right: 'day' }],
    alone: ['dusk', 'dawn', 'noon'],
  });
});

test('the clearest sign parts the halves, and a hyphen in a word parts nothing', () => {
  expect(pairLines('well-known = famous - and liked\n3. top-up - refill')).toEqual({
    pairs: [
      { left: 'well-known', right: 'famous - and liked' },
      { left: 'top-up', right: 'refill' },
    ],
    alone: [],
  });
});

test('nothing that was in a list is lost, and no left is empty', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.stringMatching(/^[\p{L}]{1,9}$/u), fc.stringMatching(/^[\p{L}]{1,9}$/u))),
      (words) => {
        const list = words.map(([left, right]) => `${left} = ${right}`).join('\n');
        expect(pairLines(list)).toEqual({ pairs: words.map(([left, right]) => ({ left, right })), alone: [] });
      },
    ),
  );
  fc.assert(
    fc.property(fc.string(), (list) => {
      for (const { left } of pairLines(list).pairs) expect(left.trim()).not.toBe('');
      for (const right of pairLines(list).alone) expect(right.trim()).not.toBe('');
    }),
  );
});

test('the labels of an Arabic list go', () => {
  expect(pairLines('١. كتاب = book\n٢- قلم = pen\n\nأ) شمس\tsun\n- باب - door').pairs).toEqual([
    { left: 'كتاب', right: 'book' },
    { left: 'قلم', right: 'pen' },
    { left: 'شمس', right: 'sun' },
    { left: 'باب', right: 'door' },
  ]);
});
