import { retryLockFailure } from '../db/lock-failure.ts';

/**
 * Returns a service that does its work again where the database gave up its transaction for another's locks: nothing of it was stored.
 * For services that store in one transaction.
 */
export function triedAgain<Context, Input, Reply>(service: (context: Context, input: Input) => Promise<Reply>) {
  return (context: Context, input: Input): Promise<Reply> => retryLockFailure(() => service(context, input));
}
