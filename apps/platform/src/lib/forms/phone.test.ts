import { expect, it } from 'vitest';
import { toE164 } from './phone.ts';

it('converts phone numbers as people type them to E.164', () => {
  expect(toE164('00 20 (100) 123-4567')).toBe('+201001234567');
  expect(toE164('+44 7700 900123')).toBe('+447700900123');
  expect(toE164('+44/7700/900123')).toBe('+447700900123');
});

it('reads Arabic and Persian digits', () => {
  expect(toE164('+٢٠ ١٠٠ ١٢٣ ٤٥٦٧')).toBe('+201001234567');
  expect(toE164('۰۰۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹')).toBe('+989123456789');
});

it('drops what phones put around and between digits that are copied from contacts', () => {
  expect(toE164('\u202A+20 100 123 4567\u202C')).toBe('+201001234567');
  expect(toE164('\u200E+20\u2011100\u00A0123\u20134567')).toBe('+201001234567');
});
