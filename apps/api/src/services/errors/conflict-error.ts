import { AppError } from './app-error.ts';
import type { FailureCode, FailureData } from './failure-data.ts';

/** The stored state does not allow the call. `current` is the server's copy if another save came first. */
export class ConflictError<Code extends FailureCode> extends AppError<Code> {
  readonly kind = 'conflict';
  readonly current: unknown;

  constructor(code: Code, data: FailureData[Code], current?: unknown) {
    super(code, data);
    this.current = current;
  }

  /** Returns the same conflict with another copy. */
  withCurrent(current: unknown): ConflictError<Code> {
    return new ConflictError(this.code, this.data, current);
  }
}
