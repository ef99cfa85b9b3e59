import { hash, verify } from '@node-rs/argon2';

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
