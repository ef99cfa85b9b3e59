import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciiDigits } from './ascii-digits.ts';

it('reads Arabic and Persian digits, and leaves out everything else', () => {
  expect(asciiDigits('١٢٣ ۴-5 abc')).toBe('12345');
  expect(asciiDigits('Your code is 042 917.')).toBe('042917');
});

it('gives nothing but ASCII digits for any text, and keeps those that were there', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(asciiDigits(text)).toMatch(/^[0-9]*$/u);
      expect(asciiDigits(text.replaceAll(/[^0-9]/gu, ''))).toBe(text.replaceAll(/[^0-9]/gu, ''));
    }),
  );
});
