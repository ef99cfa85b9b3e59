// Runs on threads of `passwords.ts`.
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordCost } from './password-cost.ts';

/** What a thread computes: the hash of a password, or whether one matches a hash. */
export type HashTask = { password: string; cost: PasswordCost } | { password: string; hash: string };

/** Hashes a password or compares it, at once: the thread has nothing else to do. */
export default function computeHash(task: HashTask): string | boolean {
  const password = task.password.normalize('NFKC');
  return 'cost' in task ? hashSync(password, task.cost) : verifySync(task.hash, password);
}
