import type { SendRate } from './provider.ts';

const defaultMs = 5000;
const longestMs = 3_600_000;
/** Numbers above these are moments, not durations: seconds and milliseconds since 1970. */
const smallestEpochSeconds = 1_000_000_000;
const smallestEpochMs = 1_000_000_000_000;
/** What is more is no limit of messages. */
const mostPerMinute = 60_000;

interface LimitedReply {
  /** `retry_after` of the body: seconds. */
  retryAfter: unknown;
  headers: Pick<Headers, 'get'>;
  nowMs: number;
}

/**
 * Returns how long to wait after a 429: by the body's `retry_after`, else by `Retry-After`, else by `X-RateLimit-Reset`, which is a
 * number of seconds or a moment. At least a second, at most an hour.
 */
export function retryAfterMs({ retryAfter, headers, nowMs }: LimitedReply): number {
  const waits = [retryAfter, headers.get('retry-after'), headers.get('x-ratelimit-reset')];
  const wait = waits.map((value) => waitOf(value, nowMs)).find((one) => one !== null) ?? defaultMs;
  return Math.min(longestMs, Math.max(1000, wait));
}

/**
 * Reads how fast more may be sent from the headers of an answer: `X-RateLimit-Limit` is a number of a minute, and the next one waits
 * until `X-RateLimit-Reset` where `X-RateLimit-Remaining` is 0.
 */
export function sendRateOf({ headers, nowMs }: Pick<LimitedReply, 'headers' | 'nowMs'>): SendRate {
  const limit = Number(headers.get('x-ratelimit-limit') ?? Number.NaN);
  const isUsedUp = headers.get('x-ratelimit-remaining')?.trim() === '0';
  const restMs = isUsedUp ? waitOf(headers.get('x-ratelimit-reset'), nowMs) : null;
  return {
    perMinute: Number.isInteger(limit) && limit > 0 && limit <= mostPerMinute ? limit : null,
    restMs: restMs !== null && restMs > 0 ? Math.min(longestMs, restMs) : null,
  };
}

function waitOf(value: unknown, nowMs: number): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  if (text === '') return null;
  const number = Number(text);
  if (!Number.isFinite(number)) {
    const moment = Date.parse(text);
    return Number.isNaN(moment) ? null : moment - nowMs;
  }
  if (number >= smallestEpochMs) return number - nowMs;
  return number >= smallestEpochSeconds ? number * 1000 - nowMs : number * 1000;
}
