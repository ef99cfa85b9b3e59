import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password costs a guesser what OWASP recommends, unless a test asks for less', async () => {
  const hash = await hashPassword('correct-horse-7');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await verifyPassword('correct-horse-7', hash)).toBe(true);
  expect(await verifyPassword('correct-horse-8', hash)).toBe(false);
});
