import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';

it('words are compared in every script', () => {
  expect(compareWords('The hall was cold', 'The old hall was warm')).toEqual([
    { kind: 'same', text: 'The ' },
    { kind: 'added', text: 'old ' },
    { kind: 'same', text: 'hall was ' },
    { kind: 'removed', text: 'cold' },
    { kind: 'added', text: 'warm' },
  ]);
  expect(compareWords('كانت القاعة باردة', 'كانت القاعة دافئة')).toEqual([
    { kind: 'same', text: 'كانت القاعة ' },
    { kind: 'removed', text: 'باردة' },
    { kind: 'added', text: 'دافئة' },
  ]);
});

it('both texts can be read from the runs', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const runs = compareWords(before, after);
      const without = (kind: string) =>
        runs
          .filter((run) => run.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});
