import { ApiError } from '@rubrica/api-client';

/**
 * Whether a message was refused, and would be again. Time-outs, errors of what stands before the server, and a session that ended, are
 * no refusals; nor is a server that a proxy does not find while another takes its place.
 */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { status, isForeign } = error;
  return status >= 400 && status < 500 && ![401, 408, 429, ...(isForeign ? [404, 409] : [])].includes(status);
}
