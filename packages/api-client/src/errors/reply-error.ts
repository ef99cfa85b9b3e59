import type { CallName } from '../contract/index.ts';

/** A reply came and is not what the contract says: client and server are of different versions. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError';
  readonly call: CallName;

  constructor(call: CallName, cause: unknown) {
    super(`The reply to ${call} is not what the contract says`, { cause });
    this.call = call;
  }
}
