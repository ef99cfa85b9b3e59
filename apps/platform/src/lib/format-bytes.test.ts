import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [1536 * 1024, '1.5 MB'],
  [5 * 1024 ** 3, '5 GB'],
  [3000 * 1024 ** 4, '3,000 TB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});

test('Arabic has Latin digits', () => {
  expect(formatBytes(1536 * 1024, 'ar')).toMatch(/^1\.5\s/u);
});
