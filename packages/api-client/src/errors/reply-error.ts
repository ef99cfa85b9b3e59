import type { CallName } from '../contract/index.ts';

/** The reply does not match the contract: client and server are of different versions. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError';
  readonly call: CallName;

  constructor(call: CallName, cause: unknown) {
    super(`The reply to ${call} is not what the contract says`, { cause });
    this.call = call;
  }
}
