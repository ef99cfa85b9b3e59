import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/system.ts';
import { RateLimitedError } from './errors/rate-limited-error.ts';

const minute = 60;

/** How many tries in how many seconds, for each thing that somebody might guess or flood. */
const limits = {
  'login-account': { points: 10, duration: 15 * minute },
  'login-address': { points: 60, duration: 15 * minute },
  'password-account': { points: 10, duration: 15 * minute },
  'otp-send-account': { points: 5, duration: 15 * minute },
  'otp-send-address': { points: 30, duration: 60 * minute },
  'otp-try-account': { points: 15, duration: 15 * minute },
  'otp-try-address': { points: 60, duration: 15 * minute },
  'register-address': { points: 20, duration: 60 * minute },
  'pairing-account': { points: 10, duration: 60 * minute },
} satisfies Record<string, { points: number; duration: number }>;

/** Something whose tries are counted. */
export type RateLimitName = keyof typeof limits;

/** Counts tries in the database, so that several servers count together. */
export interface RateLimiter {
  /** @throws {RateLimitedError} when they are used up. */
  consume: (allowance: RateLimitName, key: string) => Promise<void>;
  /** Takes one try back: it was a good one. */
  refund: (allowance: RateLimitName, key: string) => Promise<void>;
  /** Begins anew. */
  reset: (allowance: RateLimitName, key: string) => Promise<void>;
}

/** Limits over one database. */
export function createRateLimiter(db: Database): RateLimiter {
  const limiter = (allowance: RateLimitName) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: allowance,
      clearExpiredByTimeout: false,
      ...limits[allowance],
    });
  return {
    consume: async (allowance, key) => {
      try {
        await limiter(allowance).consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw new RateLimitedError(Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    refund: async (allowance, key) => {
      await limiter(allowance).reward(key);
    },
    reset: async (allowance, key) => {
      await limiter(allowance).delete(key);
    },
  };
}
