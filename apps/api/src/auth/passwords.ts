import type { UserId } from '@rubrica/api-client/contract';
import { hash, verify } from '@node-rs/argon2';
import type { accounts } from '../db/schema/auth.ts';

/** The parameters of argon2id: how much one guess costs. */
export interface PasswordCost {
  /** KiB of memory. */
  memoryCost: number;
  /** Iterations. */
  timeCost: number;
  /** Lanes. */
  parallelism: number;
}

/** What OWASP recommends: 19 MiB, two iterations, one lane. */
const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the hash of a password, with salt and parameters. */
export function hashPassword(password: string, cost = recommendedCost): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/** Returns whether a password matches a stored hash. */
export function verifyPassword(password: string, storedHash: string): Promise<boolean> {
  return verify(storedHash, password.normalize('NFKC'));
}

/** Returns the account row in which the auth engine stores a user's password. Somebody who has chosen none has no such row. */
export function toCredentialAccount(userId: UserId, password: string): typeof accounts.$inferInsert {
  return { userId, accountId: userId, providerId: 'credential', issuer: 'local:credential', password };
}
