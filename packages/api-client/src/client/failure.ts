import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import type { CallName, Failure } from '../contract/index.ts';
import { ApiError } from '../errors/api-error.ts';
import { NetworkError } from '../errors/network-error.ts';

function failureOf(data: unknown): Failure {
  const said = typeof data === 'object' && data !== null ? (data as Partial<Failure>) : {};
  if (typeof said.message !== 'string' || typeof said.code !== 'string') return { message: '', code: 'unknown' };
  return { ...said, message: said.message, code: said.code };
}

function secondsOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** What the device says; outside a browser nothing says it is offline. */
function isOnline(): boolean {
  return 'navigator' in globalThis && 'onLine' in navigator ? navigator.onLine : true;
}

/** What went wrong with a call, as one of this package's errors; anything else (an abort) stays what it is. */
export function errorOf(name: CallName, error: unknown): unknown {
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    return new ApiError(name, status, failureOf(error.data), secondsOf(headers));
  }
  if (isTimeoutError(error)) return new NetworkError(name, 'timeout', error);
  if (isNetworkError(error) || error instanceof TypeError) {
    return new NetworkError(name, isOnline() ? 'unreachable' : 'offline', error);
  }
  return error;
}
