import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitedError } from './errors/errors.ts';
import { networkOf } from './network-of.ts';

/** How many accounts behind one address may use all that they are allowed: a school shares one address. */
const accountsPerAddress = 50;

/** Limits the requests of each address and each account, in this process. `points` is what a request counts as. */
export interface RequestLimiter {
  /** @throws {RateLimitedError} */
  limitAddress: (address: string, points: number) => Promise<void>;
  /** @throws {RateLimitedError} */
  limitAccount: (userId: string, points: number) => Promise<void>;
}

/**
 * Creates a limiter that lets an account make so many requests in a minute, and an address 50 times as many. What could be
 * guessed has stricter limits, which all servers share (`rate-limiter.ts`).
 */
export function createRequestLimiter(requestsPerMinute: number): RequestLimiter {
  const accounts = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  const addresses = new RateLimiterMemory({ points: requestsPerMinute * accountsPerAddress, duration: 60 });
  return {
    limitAddress: (address, points) => consume(addresses, networkOf(address), points),
    limitAccount: (userId, points) => consume(accounts, userId, points),
  };
}

async function consume(limiter: RateLimiterMemory, key: string, points: number): Promise<void> {
  try {
    await limiter.consume(key, points);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new RateLimitedError(Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
