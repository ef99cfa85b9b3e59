import { expect, it } from 'vitest';
import { toE164 } from './phone.ts';

it('converts phone numbers as people type them to E.164', () => {
  expect(toE164('00 20 (100) 123-4567')).toBe('+201001234567');
  expect(toE164('+44 7700 900123')).toBe('+447700900123');
});
