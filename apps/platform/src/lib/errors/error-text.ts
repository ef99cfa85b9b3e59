import { ApiError, NetworkError, ReplyError } from '@rubrica/api-client';
import type { Messages } from '../messages/en.ts';

/**
 * Returns the message to show for an error: the server's own, else `fallback`, else one for the kind of error. Being
 * offline is always mentioned, because the person can do something about it.
 */
export function errorText(error: unknown, { problem }: Messages, fallback?: string): string {
  if (error instanceof ApiError) {
    if (error.message) return error.message;
    if (fallback) return fallback;
    if (error.status === 403) return problem.denied;
    return error.status === 404 ? problem.missing : problem.unknown;
  }
  if (error instanceof NetworkError) {
    if (error.reason === 'offline') return fallback ? `${fallback} ${problem.offline}` : problem.offline;
    return fallback ?? problem[error.reason];
  }
  if (error instanceof ReplyError) return problem.version;
  return fallback ?? problem.unknown;
}
