import { isLockFailure } from '../db/lock-failure.ts';

const maxTries = 3;

/**
 * Returns a service that does its work again where the database gave up its transaction for another's locks: nothing of it was stored.
 * For services that store in one transaction.
 */
export function triedAgain<Context, Input, Reply>(service: (context: Context, input: Input) => Promise<Reply>) {
  return async (context: Context, input: Input): Promise<Reply> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await service(context, input);
      } catch (error) {
        if (tries >= maxTries || !isLockFailure(error)) throw error;
      }
    }
  };
}
