import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';
import { rateLimits } from '../../db/schema/system.ts';
import { RateLimitedError } from '../errors/rate-limited-error.ts';

const minute = 60;

/** How many tries in how many seconds, for each thing that somebody might guess or flood. */
const allowances = {
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
export type Allowance = keyof typeof allowances;

/** Counts tries in the database, so that several servers count together. */
export interface Limits {
  /** @throws {RateLimitedError} when they are used up. */
  spend: (allowance: Allowance, key: string) => Promise<void>;
  /** Takes one try back: it was a good one. */
  refund: (allowance: Allowance, key: string) => Promise<void>;
  /** Begins anew. */
  clear: (allowance: Allowance, key: string) => Promise<void>;
}

/** Limits over one database. */
export function createLimits(db: Database): Limits {
  const limiter = (allowance: Allowance) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: allowance,
      clearExpiredByTimeout: false,
      ...allowances[allowance],
    });
  return {
    spend: async (allowance, key) => {
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
    clear: async (allowance, key) => {
      await limiter(allowance).delete(key);
    },
  };
}
