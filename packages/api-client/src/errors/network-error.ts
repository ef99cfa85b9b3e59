import type { CallName } from '../contract/index.ts';

/** Why no reply was received: the device is offline, the server took too long, or it could not be reached. */
export type NetworkFailure = 'offline' | 'timeout' | 'unreachable';

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
