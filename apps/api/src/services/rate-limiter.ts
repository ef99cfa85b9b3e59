import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../db/schema/system.ts';
import { RateLimitedError } from './errors/errors.ts';
import { networkOf } from './network-of.ts';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

/**
 * Points per duration in seconds, for each action that could be guessed or flooded. Limits of an address leave room for a
 * school behind it.
 */
const limits = {
  'login-address': { points: 200, duration: 15 * minuteSeconds },
  'password-account': { points: 10, duration: 15 * minuteSeconds },
  'otp-send-account': { points: 5, duration: 15 * minuteSeconds },
  'otp-send-account-day': { points: 10, duration: 24 * hourSeconds },
  'otp-send-address': { points: 100, duration: hourSeconds },
  'otp-try-account': { points: 15, duration: 15 * minuteSeconds },
  'otp-try-address': { points: 200, duration: 15 * minuteSeconds },
  'register-address': { points: 100, duration: hourSeconds },
  'account-link-address': { points: 60, duration: 15 * minuteSeconds },
  'invitation-account': { points: 5, duration: 24 * hourSeconds },
  'pairing-account': { points: 10, duration: hourSeconds },
  'chat-account': { points: 30, duration: minuteSeconds },
  'translation-account': { points: 120, duration: 15 * minuteSeconds },
} satisfies Record<string, { points: number; duration: number }>;

/** The name of a limit. */
export type RateLimitName = keyof typeof limits;

/** Failures of an action that are free; each further one doubles the wait before the next attempt. */
const backOffs = {
  /** An account, on a device that has signed in to it. */
  'login-device': { free: 10 },
  /** An account, from one address. */
  'login-account-address': { free: 5 },
  /** An account, from all addresses. */
  'login-account': { free: 10 },
} satisfies Record<string, { free: number }>;

/** The name of a back-off. */
export type BackOffName = keyof typeof backOffs;

const firstWaitSeconds = 15;
const longestWaitSeconds = 15 * minuteSeconds;
/** How long failures are remembered. */
const backOffMemorySeconds = 12 * hourSeconds;

/** Counts attempts in the database, so that several servers share the limits. */
export interface RateLimiter {
  /** Uses one point of a limit. Keys of limits named `…-address` are addresses. @throws {RateLimitedError} if none is left */
  consume: (name: RateLimitName, key: string) => Promise<void>;
  /** Gives points back, one by default, for attempts that succeeded. */
  refund: (name: RateLimitName, key: string, points?: number) => Promise<void>;
  /** Removes the count of a key. */
  reset: (name: RateLimitName, key: string) => Promise<void>;
  /** Counts an attempt that fails unless it is taken back. Returns the count. @throws {RateLimitedError} while the key must wait */
  attempt: (name: BackOffName, key: string) => Promise<number>;
  /** Takes back an attempt that was not made. */
  withdraw: (name: BackOffName, key: string) => Promise<void>;
  /** Forgets the failures of a key. */
  forget: (name: BackOffName, key: string) => Promise<void>;
}

/** Creates a rate limiter that counts in a database. */
export function createRateLimiter(db: Database): RateLimiter {
  const create = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  const limiter = (name: RateLimitName) => create(name, limits[name].points, limits[name].duration);
  const counter = (name: BackOffName) => create(name, Number.MAX_SAFE_INTEGER, backOffMemorySeconds);
  const gate = (name: BackOffName, waitSeconds: number) => create(`${name}-wait`, 1, waitSeconds);
  return {
    consume: (name, key) => consume(limiter(name), toLimitKey(name, key)),
    refund: async (name, key, points = 1) => {
      await limiter(name).reward(toLimitKey(name, key), points);
    },
    reset: async (name, key) => {
      await limiter(name).delete(toLimitKey(name, key));
    },
    attempt: async (name, key) => {
      const { consumedPoints } = await counter(name).consume(key);
      const excess = consumedPoints - backOffs[name].free;
      if (excess < 0) return consumedPoints;
      try {
        await consume(gate(name, waitSecondsAfter(excess)), key);
      } catch (error) {
        await counter(name).reward(key);
        throw error;
      }
      return consumedPoints;
    },
    withdraw: async (name, key) => {
      await counter(name).reward(key);
    },
    forget: async (name, key) => {
      await counter(name).delete(key);
      await gate(name, 0).delete(key);
    },
  };
}

function toLimitKey(name: RateLimitName, key: string): string {
  return name.endsWith('-address') ? networkOf(key) : key;
}

function waitSecondsAfter(excess: number): number {
  return Math.min(firstWaitSeconds * 2 ** excess, longestWaitSeconds);
}

async function consume(limiter: RateLimiterDrizzle, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new RateLimitedError(Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}
