import type { UserId } from '@rubrica/api-client/contract';
import { hash, verify } from '@node-rs/argon2';
import type { accounts } from '../db/schema/auth.ts';

/** argon2id with the parameters that OWASP recommends: 19 MiB, two iterations, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Returns the hash of a password, with salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), parameters);
}

/** Returns whether a password matches a stored hash. */
export function verifyPassword(password: string, storedHash: string): Promise<boolean> {
  return verify(storedHash, password.normalize('NFKC'));
}

/** Returns the account row in which the auth engine stores a user's password. */
export function toCredentialAccount(userId: UserId, password: string): typeof accounts.$inferInsert {
  return { userId, accountId: userId, providerId: 'credential', issuer: 'local:credential', password };
}
