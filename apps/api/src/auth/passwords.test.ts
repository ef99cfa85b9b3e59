import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password costs a guesser what OWASP recommends, unless a test asks for less', async () => {
  const hash = await hashPassword('correct-horse-7');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await verifyPassword('correct-horse-7', hash)).toBe(true);
  expect(await verifyPassword('correct-horse-8', hash)).toBe(false);
});

test.runIf(process.platform === 'linux')(
  'a hash is computed on a thread of a lower priority than those that serve requests',
  async () => {
    await hashPassword('correct-horse-7');
    const niceness = readdirSync('/proc/self/task').map((thread) => {
      const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
      // Field 19 of `man proc_pid_stat`; the name, in parentheses, may contain anything.
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
    });
    const own = getPriority();
    expect(niceness.filter((nice) => nice === own + 10).length).toBeGreaterThan(0);
    expect(niceness.filter((nice) => nice === own).length).toBeGreaterThan(1);
  },
);
