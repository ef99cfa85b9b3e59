import type { UserId } from '@rubrica/api-client/contract';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createBatcher } from '../batcher.ts';
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

/**
 * Hashes are computed beside the event loop, in the order of their requests, on all cores but one: a school that logs in at once
 * leaves a core to those who save, and threads to what else is read and compressed beside it.
 */
const turns = createBatcher<() => Promise<void>, void>({
  run: (works) => Promise.allSettled(works.map((work) => work())),
  maxSize: 1,
  concurrency: Math.max(1, availableParallelism() - 1),
});

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  void turns.add(() => work().then(resolve, reject));
  return promise;
}

/** Returns the hash of a password, with salt and parameters. */
export function hashPassword(password: string, cost = recommendedCost): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost));
}

/** Returns whether a password matches a stored hash. */
export function verifyPassword(password: string, storedHash: string): Promise<boolean> {
  return inTurn(() => verify(storedHash, password.normalize('NFKC')));
}

/** Returns the account row in which the auth engine stores a user's password. Somebody who has chosen none has no such row. */
export function toCredentialAccount(userId: UserId, password: string): typeof accounts.$inferInsert {
  return { userId, accountId: userId, providerId: 'credential', issuer: 'local:credential', password };
}
