import type { CallConflict, CallName, ConflictCallName, Contract, Failure } from '../contract/index.ts';
import { ApiError } from './api-error.ts';

/** Two saves met: the server refused this one (409) and sent the copy that it holds. Narrow it to a call with {@link isConflict}. */
export class ConflictError<Name extends ConflictCallName = ConflictCallName> extends ApiError {
  override readonly name = 'ConflictError';
  /** The server's copy; parsed where the client has the schemas. */
  readonly current: CallConflict<Contract[Name]>;

  constructor(call: CallName, failure: Failure, current: unknown) {
    super(call, 409, failure);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- parsed by the client where it has the schemas; without them it is believed, as every reply is
    this.current = current as CallConflict<Contract[Name]>;
  }
}

/** Returns whether an error is the conflict of this call; its `current` then has the type that the contract declares. */
export function isConflict<Name extends ConflictCallName>(error: unknown, call: Name): error is ConflictError<Name> {
  return error instanceof ConflictError && error.call === call;
}
