import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP names: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash under which a password is stored; salt and parameters are part of it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), parameters);
}

/** Whether a password is the one that was hashed. */
export function verifyPassword(password: string, stored: string): Promise<boolean> {
  return verify(stored, password.normalize('NFKC'));
}
