import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { digestOf } from './digest-of.ts';

it.each([0, 1, 1_048_576, 2_500_001])('the digest of a file of %s bytes is its SHA-256', async (size) => {
  const bytes = Buffer.alloc(size, 'The hall was cold. ');
  expect(await digestOf(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'));
});
