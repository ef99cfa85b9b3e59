import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOrderGroups, judgeAnyOrder } from './any-order.ts';
import { acceptedNumbers, matchAnswer } from './match-answer.ts';

const decide = (given: string, ...accepted: string[]) => matchAnswer(given, accepted, { compare: 'number' }).decision;

describe('typed answers that are compared as numbers', () => {
  it.each([
    ['5', '5'],
    ['5.0', '5'],
    ['5,0', '5'],
    [' +5 ', '5'],
    ['٥', '5'],
    ['٣٫٥', '3,5'],
    ['٣،٥', '3.5'],
    ['3.5', '٣،٥'],
    ['١٬٠٠٠', '1000'],
    ['1000', '١٬٠٠٠'],
    ['١٬٠٠٠', '١٠٠٠'],
    ['١٢٬٥٠٠', '12500'],
    ['١٬٢٣٤٬٥٦٧٫٥', '1234567.5'],
    ['٣٬٥', '3.5'],
    ['1٬234', '١٬٢٣٠..١٬٢٤٠'],
    ['−2', '-2'],
    ['- 2', '-2'],
    ['.5', '0,5'],
    ['1 000', '1000'],
    ['1,234,567', '1234567'],
    ['1,234.5', '1234.5'],
    ['3 x 10^8', '3e8'],
    ['3·10^8', '300000000'],
    ['5.1', '5 ± 0.1'],
    ['4,9', '5 +- 0,1'],
    ['0.8', '0.7 ± 0.1'],
    ['1', '1..4'],
    ['4', '1 .. 4'],
    ['2.5', '1…4'],
    ['-3', '-4..-2'],
  ])('%j is %j', (given, accepted) => {
    expect(decide(given, accepted)).toBe('exact');
  });

  it.each([
    ['5.11', '5 ± 0.1'],
    ['1', '١٬٠٠٠'],
    ['١٬٠٠٠', '1'],
    ['4.89', '5 ± 0.1'],
    ['0.99', '1..4'],
    ['4.01', '1..4'],
    ['50', '5'],
    ['five', '5'],
    ['5 km', '5'],
    ['1.234,5', '1234.5'],
    ['1.2.3', '1.23'],
    ['1..4', '1..4'],
    ['5 ± 0.1', '5 ± 0.1'],
    ['', '0'],
    ['5', '*'],
    ['1e999', '1e999'],
  ])('%j is not %j', (given, accepted) => {
    expect(decide(given, accepted)).toBe('none');
  });

  it('a further number is an alternative', () => {
    expect(decide('7', '5', '7')).toBe('alternative');
  });

  it('counts a number once in fields of any order, however it is written', () => {
    const field = { answers: ['2', '3', '5'], match: { compare: 'number' } } as const;
    expect(anyOrderGroups([field, field])).toEqual([[0, 1]]);
    expect(judgeAnyOrder(field, ['3', '3,0'])).toEqual(['exact', 'none']);
    expect(judgeAnyOrder(field, ['3', '5.0'])).toEqual(['exact', 'exact']);
    const thousands = { answers: ['١٬٠٠٠', '1000', '1'], match: { compare: 'number' } } as const;
    expect(judgeAnyOrder(thousands, ['1000', '١٬٠٠٠'])).toEqual(['exact', 'none']);
    expect(judgeAnyOrder(thousands, ['١٬٠٠٠', '1'])).toEqual(['exact', 'exact']);
  });

  it('accepts every value within the margin and none beyond it', () => {
    const number = fc.integer({ min: -10_000, max: 10_000 });
    fc.assert(
      fc.property(number, fc.nat(500), number, fc.constantFrom('.', ','), (middle, margin, typed, separator) => {
        const written = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', separator);
        const isIn = Math.abs(typed - middle) <= margin;
        expect(decide(written(typed), `${written(middle)} ± ${written(margin)}`)).toBe(isIn ? 'exact' : 'none');
        expect(decide(written(typed), `${written(middle - margin)}..${written(middle + margin)}`)).toBe(
          isIn ? 'exact' : 'none',
        );
      }),
    );
  });

  it('reads anything without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', '.', ',', ' ', '±', '-', '+', 'e', '*', '/') }), (text) => {
        const range = acceptedNumbers(text);
        if (range) expect(range.from).toBeLessThanOrEqual(range.to);
      }),
    );
  });
});
