import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret of the server, long enough', 'whatsapp keys');

test('what is sealed opens for its owner, and shows nothing of itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 8 }), fc.uuid(), async (value, owner) => {
      const sealed = await seal.close(value, owner);
      expect(sealed).not.toContain(value);
      expect(await seal.open(sealed, owner)).toBe(value);
    }),
    { numRuns: 30 },
  );
});

test('nothing opens for another owner, with another secret or purpose, or after a change', async () => {
  const sealed = await seal.close('the key', '1');
  expect(await seal.open(sealed, '2')).toBeNull();
  expect(await createSeal('another secret of the server', 'whatsapp keys').open(sealed, '1')).toBeNull();
  expect(await createSeal('a secret of the server, long enough', 'something else').open(sealed, '1')).toBeNull();
  const [header = '', ...rest] = sealed.split('.');
  const forged = Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', sub: '2' })).toString('base64url');
  expect(await seal.open([forged, ...rest].join('.'), '2')).toBeNull();
  expect(await seal.open([header, ...rest.slice(0, -1), 'AAAAAAAAAAAAAAAAAAAAAA'].join('.'), '1')).toBeNull();
  expect(await seal.open('not sealed', '1')).toBeNull();
});
