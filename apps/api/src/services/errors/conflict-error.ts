import { AppError } from './app-error.ts';
import type { FailureCode, FailureData } from './failure-data.ts';

/** What is stored stands against it. `current` is the server's copy where two saves met. */
export class ConflictError<Code extends FailureCode> extends AppError<Code> {
  readonly kind = 'conflict';
  readonly current: unknown;

  constructor(code: Code, data: FailureData[Code], current?: unknown) {
    super(code, data);
    this.current = current;
  }

  /** Returns the same conflict with another copy: the one that may be sent. */
  withCurrent(current: unknown): ConflictError<Code> {
    return new ConflictError(this.code, this.data, current);
  }
}
