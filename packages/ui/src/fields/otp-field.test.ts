import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asciiDigits } from './otp-field.tsx';

it('converts Arabic and Persian digits, and omits everything else', () => {
  expect(asciiDigits('١٢٣ ۴-5 abc')).toBe('12345');
  expect(asciiDigits('Your code is 042 917.')).toBe('042917');
});

it('returns only ASCII digits for any text, and keeps those it contains', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(asciiDigits(text)).toMatch(/^[0-9]*$/u);
      expect(asciiDigits(text.replaceAll(/[^0-9]/gu, ''))).toBe(text.replaceAll(/[^0-9]/gu, ''));
    }),
  );
});
