import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportedNumbers } from './numbers.ts';

const decimal = (max: number) =>
  fc.tuple(fc.integer({ min: 0, max }), fc.constantFrom(1, 10, 100, 1000)).map(([units, per]) => units / per);

describe('exportedNumbers', () => {
  it.each([
    ['5 ± 0.1', '5', '0.1'],
    ['9.81 ± 0.05', '9.81', '0.05'],
    ['100 ± 0.3', '100', '0.3'],
    ['1234567.891 ± 0.001', '1234567.891', '0.001'],
    ['0.1..0.4', '0.25', '0.15'],
    ['1234567.1..1234567.4', '1234567.25', '0.15'],
    ['-2 ± 0.5', '-2', '0.5'],
    ['3e-8 ± 1e-9', '3e-8', '1e-9'],
    ['6e23', '6e+23', '0'],
    ['1e-150', '1e-150', '0'],
  ])('writes %s as its author did', (answer, number, tolerance) => {
    expect(exportedNumbers([answer])).toEqual([{ number, tolerance }]);
  });

  it('writes whatever number and margin have few decimals without those of binary numbers', () => {
    fc.assert(
      fc.property(decimal(9_999_999), decimal(9_999), (middle, margin) => {
        expect(exportedNumbers([`${middle} ± ${margin}`])).toEqual([
          { number: String(middle), tolerance: String(margin) },
        ]);
      }),
    );
  });
});
