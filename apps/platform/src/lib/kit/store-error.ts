import { ApiError } from '@rubrica/api-client';

/**
 * Returns what the kit is told of a call that failed. It shows the `reason` of an error to people: the server's own words, where
 * `isRefusal` says that they are final. A lost connection has a `reason` of another kind, which the kit must not see.
 */
export function storeError(error: unknown, isRefusal: (error: ApiError) => boolean): Error {
  if (error instanceof ApiError && !error.isForeign && isRefusal(error))
    return Object.assign(error, { reason: error.message });
  return new Error('The store did not answer.', { cause: error });
}
