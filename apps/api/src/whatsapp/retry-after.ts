const defaultMs = 5000;
const longestMs = 3_600_000;
/** Numbers above these are moments, not durations: seconds and milliseconds since 1970. */
const smallestEpochSeconds = 1_000_000_000;
const smallestEpochMs = 1_000_000_000_000;

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
