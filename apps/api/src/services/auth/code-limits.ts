import type { ServiceContext } from '../context.ts';
import { findKnownDevice } from './known-devices.ts';

/**
 * Counts a request for a code. An account can be sent so many in a quarter of an hour and in a day; a device that has signed
 * in to it has counts of its own, so that nobody else can use up its owner's.
 *
 * @throws {RateLimitedError}
 */
export async function limitCodeRequest(context: ServiceContext, email: string): Promise<void> {
  const { client, rateLimiter } = context;
  const device = await findKnownDevice(context, email);
  if (device === null) await rateLimiter.consume('otp-send-address', client.ipAddress);
  const key = counterKey(email, device);
  await rateLimiter.consume('otp-send-account', key);
  await rateLimiter.consume('otp-send-account-day', key);
}

/**
 * Counts an attempt to enter a code, likewise.
 *
 * @throws {RateLimitedError}
 */
export async function limitCodeAttempt(context: ServiceContext, email: string): Promise<void> {
  const { client, rateLimiter } = context;
  const device = await findKnownDevice(context, email);
  if (device === null) await rateLimiter.consume('otp-try-address', client.ipAddress);
  await rateLimiter.consume('otp-try-account', counterKey(email, device));
}

const counterKey = (email: string, device: string | null) => (device === null ? email : `${email} ${device}`);
