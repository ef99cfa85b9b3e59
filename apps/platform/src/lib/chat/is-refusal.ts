import { ApiError } from '@rubrica/api-client';

/**
 * Whether the server has understood and refused a message: it will refuse it again. Its time-outs, errors of what stands before it, and
 * a session that ended, are none.
 */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}
