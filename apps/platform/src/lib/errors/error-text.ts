import { ApiError, NetworkError, ReplyError } from '@rubrica/api-client';
import type { Messages } from '../messages/en.ts';
import { isMissingScript } from './is-missing-script.ts';

/**
 * Returns the message to show for an error: the server's own, else `fallback`, else one for the kind of error. What the person can do
 * something about comes after `fallback`: a device that is offline, a network that answers in the server's place, an outdated page.
 */
export function errorText(error: unknown, { problem, part }: Messages, fallback?: string): string {
  const withReason = (reason: string) => (fallback ? `${fallback} ${reason}` : reason);
  if (error instanceof ApiError) {
    if (error.message) return error.message;
    if (error.isForeign && error.status < 500) return withReason(problem.foreign);
    if (fallback) return fallback;
    if (error.status === 403) return problem.denied;
    return error.status === 404 ? problem.missing : problem.unknown;
  }
  if (error instanceof NetworkError) {
    const { reason } = error;
    return reason === 'offline' || reason === 'foreign' ? withReason(problem[reason]) : (fallback ?? problem[reason]);
  }
  if (error instanceof ReplyError) return problem.version;
  if (isMissingScript(error)) return withReason(part.advice);
  return fallback ?? problem.unknown;
}
