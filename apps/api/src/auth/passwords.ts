import type { UserId } from '@rubrica/api-client/contract';
import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import type { accounts } from '../db/schema/auth.ts';
import type { HashTask } from './compute-hash-thread.ts';
import { createFairTurns } from './fair-turns.ts';
import type { PasswordCost } from './password-cost.ts';

/** What OWASP recommends: 19 MiB, two iterations, one lane. */
const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A school that logs in at once leaves a core to those who save, and threads to what else is read and compressed beside the event loop.
 */
const threadCount = Math.max(1, availableParallelism() - 1);

/**
 * Threads of their own, of a lower priority than all else that the server and a database on the same machine do, where the system has
 * priorities of threads: beside a core that is busy, a hash has a tenth of it.
 */
const threads = new Piscina<HashTask, string | boolean>({
  filename: path.join(import.meta.dirname, 'compute-hash-thread.ts'),
  minThreads: 0,
  maxThreads: threadCount,
  idleTimeout: 30_000,
  niceIncrement: 10,
});

/** Who would wait longer to be compared is refused: a page gives up a request after 20 s, and the rest of a login takes time too. */
const mostWaitMs = 8000;

const turns = createFairTurns({ concurrency: threadCount, now: () => performance.now(), random: Math.random });
const owner = new AsyncLocalStorage<string>();

/** Runs work whose passwords wait in the line of an owner: of a client's network, so that one who sends many holds up nobody else. */
export function withPasswordsOf<Result>(name: string, work: () => Result): Result {
  return owner.run(name, work);
}

/** So many logins use the database at the same time. */
const loginsAtOnce = 3;
const logins = createFairTurns({ concurrency: loginsAtOnce, now: () => performance.now(), random: Math.random });

/**
 * Does a login once it is its turn, by the network that it comes from.
 *
 * @throws {UnavailableError} where it would wait too long; nothing was done
 */
export function inTurnOfLogins<Result>(work: () => Promise<Result>): Promise<Result> {
  return logins.pass(owner.getStore() ?? '', work, mostWaitMs);
}

/** How many passwords wait to be hashed or compared. */
export const countWaitingPasswords = (): number => turns.countWaiting() + logins.countWaiting();

/** Returns the hash of a password, with salt and parameters. */
export function hashPassword(password: string, cost = recommendedCost): Promise<string> {
  return compute({ password, cost }).then(String);
}

/**
 * Returns whether a password matches a stored hash.
 *
 * @throws {UnavailableError} where too many wait
 */
export function verifyPassword(password: string, hash: string): Promise<boolean> {
  return compute({ password, hash }, mostWaitMs).then(Boolean);
}

function compute(task: HashTask, most?: number): Promise<string | boolean> {
  return turns.pass(owner.getStore() ?? '', () => threads.run(task), most);
}

/** Returns the account row in which the auth engine stores a user's password. Somebody who has chosen none has no such row. */
export function toCredentialAccount(userId: UserId, password: string): typeof accounts.$inferInsert {
  return { userId, accountId: userId, providerId: 'credential', issuer: 'local:credential', password };
}
