import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import type { CallName, Failure } from '../contract/index.ts';
import { ApiError } from '../errors/api-error.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { NetworkError } from '../errors/network-error.ts';

function failureOf(data: unknown): Failure {
  // Every field that is read is checked here, or is only shown.
  const sent = typeof data === 'object' && data !== null ? (data as Partial<Failure>) : {};
  if (typeof sent.message !== 'string' || typeof sent.code !== 'string') return { message: '', code: 'unknown' };
  return { ...sent, message: sent.message, code: sent.code };
}

function secondsOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** Returns whether the device reports a connection; true outside a browser. */
function isOnline(): boolean {
  return 'navigator' in globalThis && 'onLine' in navigator ? navigator.onLine : true;
}

/** Converts an error of a call to one of this package's errors; any other (an abort) is returned as it is. */
export function errorOf(name: CallName, error: unknown): unknown {
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    const failure = failureOf(error.data);
    if (status === 409 && failure.current !== undefined) return new ConflictError(name, failure, failure.current);
    return new ApiError(name, status, failure, secondsOf(headers));
  }
  if (isTimeoutError(error)) return new NetworkError(name, 'timeout', error);
  if (isNetworkError(error) || error instanceof TypeError) {
    return new NetworkError(name, isOnline() ? 'unreachable' : 'offline', error);
  }
  return error;
}
