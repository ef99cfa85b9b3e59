import type { CallName } from '../contract/index.ts';

/**
 * Why no reply was received: the device is offline, the server took too long, it could not be reached, or something other than
 * the server responded, such as the page on which a network asks to log in to it.
 */
export type NetworkFailure = 'offline' | 'timeout' | 'unreachable' | 'foreign';

/** No reply was received. Whether the server carried out the call is unknown. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly call: CallName;
  readonly reason: NetworkFailure;

  constructor(call: CallName, reason: NetworkFailure, cause: unknown) {
    super(`No reply to ${call}: ${reason}`, { cause });
    this.call = call;
    this.reason = reason;
  }
}
