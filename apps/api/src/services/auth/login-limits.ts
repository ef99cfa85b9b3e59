import type { ServiceContext } from '../context.ts';
import { networkOf } from '../network-of.ts';
import type { BackOffName } from '../rate-limiter.ts';
import { findKnownDevice } from './known-devices.ts';

/** An attempt to log in that may be made. */
export interface LoginAttempt {
  /** Call when it succeeded: its failures are forgotten. One that failed stays counted. */
  succeed: () => Promise<void>;
  /** Call when it was not made. */
  withdraw: () => Promise<void>;
}

/**
 * Counts an attempt to log in.
 *
 * On a device that has signed in to this account before, only its own failures count: nobody else can make its owner wait.
 * Elsewhere the failures of the account count, from this address and from all, and those of the address for all accounts. An
 * attempt that has to wait counts nowhere, and a success gives back the failures before it, so that a class that mistypes
 * does not use up its school's address.
 *
 * @throws {RateLimitedError} while the next attempt has to wait
 */
export async function startLoginAttempt(context: ServiceContext, email: string): Promise<LoginAttempt> {
  const { rateLimiter, client } = context;
  const device = await findKnownDevice(context, email);
  if (device !== null) {
    const key = `${email} ${device}`;
    await rateLimiter.attempt('login-device', key);
    return {
      succeed: () => rateLimiter.forget('login-device', key),
      withdraw: () => rateLimiter.withdraw('login-device', key),
    };
  }

  const backOffs: [BackOffName, string][] = [
    ['login-account-address', `${email} ${networkOf(client.ipAddress)}`],
    ['login-account', email],
  ];
  const counted: [BackOffName, string][] = [];
  let failuresHere = 0;
  try {
    for (const [name, key] of backOffs) {
      const failures = await rateLimiter.attempt(name, key);
      if (name === 'login-account-address') failuresHere = failures;
      counted.push([name, key]);
    }
    await rateLimiter.consume('login-address', client.ipAddress);
  } catch (error) {
    for (const [name, key] of counted) await rateLimiter.withdraw(name, key);
    throw error;
  }
  return {
    succeed: async () => {
      for (const [name, key] of backOffs) await rateLimiter.forget(name, key);
      await rateLimiter.refund('login-address', client.ipAddress, failuresHere);
    },
    withdraw: async () => {
      for (const [name, key] of backOffs) await rateLimiter.withdraw(name, key);
      await rateLimiter.refund('login-address', client.ipAddress);
    },
  };
}
