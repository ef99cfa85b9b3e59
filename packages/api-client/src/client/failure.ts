import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import type { CallName, Failure } from '../contract/index.ts';
import { ApiError } from '../errors/api-error.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { NetworkError } from '../errors/network-error.ts';

const unknownFailure: Failure = { message: '', code: 'unknown' };

/** Checks the fields that every failure has; the others are passed on as they were sent. */
function failureOf(data: unknown): Failure {
  if (typeof data !== 'object' || data === null || !('message' in data) || !('code' in data)) return unknownFailure;
  const { message, code } = data;
  if (typeof message !== 'string' || typeof code !== 'string') return unknownFailure;
  return { ...data, message, code };
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
  // Of the reply, which is a page and no JSON.
  if (error instanceof SyntaxError) return new NetworkError(name, 'foreign', error);
  if (isTimeoutError(error)) return new NetworkError(name, 'timeout', error);
  if (isNetworkError(error) || error instanceof TypeError) {
    return new NetworkError(name, isOnline() ? 'unreachable' : 'offline', error);
  }
  return error;
}
