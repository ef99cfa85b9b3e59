import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test('digits of any keyboard are read, and all else stays', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
  expect(latinDigits('صفحة ١٢ of 30')).toBe('صفحة 12 of 30');
});
