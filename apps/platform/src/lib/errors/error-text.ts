import { ApiError, NetworkError, ReplyError } from '@rubrica/api-client';
import type { Messages } from '../messages/en.ts';
import { isMissingScript } from './is-missing-script.ts';

/**
 * Returns the message to show for an error: the server's own, else `fallback`, else one for the kind of error. Where the server did not
 * answer itself, or a part of the page could not be loaded, what happened and what to do comes after `fallback`.
 */
export function errorText(error: unknown, { problem, part }: Messages, fallback?: string): string {
  const withReason = (reason: string) => (fallback ? `${fallback} ${reason}` : reason);
  if (error instanceof ApiError) {
    if (error.message) return error.message;
    if (error.isForeign) return withReason(error.status < 500 ? problem.foreign : problem.unknown);
    if (fallback) return fallback;
    if (error.status === 403) return problem.denied;
    return error.status === 404 ? problem.missing : problem.unknown;
  }
  if (error instanceof NetworkError) return withReason(problem[error.reason]);
  if (error instanceof ReplyError) return problem.version;
  if (isMissingScript(error)) return withReason(part.advice);
  return fallback ?? problem.unknown;
}
