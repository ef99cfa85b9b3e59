import { ApiError } from '@rubrica/api-client';

/**
 * Whether the server will never count what was reported: an attempt that is closed stays so, and a recording it has none of it will
 * not get. Anything else may end, such as another person's session, more requests than the server takes, or what a proxy says.
 */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof ApiError && !error.isForeign && (error.status === 409 || error.status === 422);
}
