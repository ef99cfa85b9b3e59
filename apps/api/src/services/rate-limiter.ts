import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/system.ts';
import { RateLimitedError } from './errors/rate-limited-error.ts';

const minuteSeconds = 60;

/** Points per duration in seconds, for each action that could be guessed or flooded. */
const limits = {
  'login-account': { points: 10, duration: 15 * minuteSeconds },
  'login-address': { points: 60, duration: 15 * minuteSeconds },
  'password-account': { points: 10, duration: 15 * minuteSeconds },
  'otp-send-account': { points: 5, duration: 15 * minuteSeconds },
  'otp-send-address': { points: 30, duration: 60 * minuteSeconds },
  'otp-try-account': { points: 15, duration: 15 * minuteSeconds },
  'otp-try-address': { points: 60, duration: 15 * minuteSeconds },
  'register-address': { points: 20, duration: 60 * minuteSeconds },
  'pairing-account': { points: 10, duration: 60 * minuteSeconds },
} satisfies Record<string, { points: number; duration: number }>;

/** The name of a limit. */
export type RateLimitName = keyof typeof limits;

/** Counts attempts in the database, so that several servers share the limits. */
export interface RateLimiter {
  /** Uses one point of a limit. @throws {RateLimitedError} if none is left */
  consume: (name: RateLimitName, key: string) => Promise<void>;
  /** Gives one point back, for an attempt that succeeded. */
  refund: (name: RateLimitName, key: string) => Promise<void>;
  /** Removes the count of a key. */
  reset: (name: RateLimitName, key: string) => Promise<void>;
}

/** Creates a rate limiter that counts in a database. */
export function createRateLimiter(db: Database): RateLimiter {
  const limiter = (name: RateLimitName) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: name,
      clearExpiredByTimeout: false,
      ...limits[name],
    });
  return {
    consume: async (name, key) => {
      try {
        await limiter(name).consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new RateLimitedError(Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
    refund: async (name, key) => {
      await limiter(name).reward(key);
    },
    reset: async (name, key) => {
      await limiter(name).delete(key);
    },
  };
}
