import { AppError } from './app-error.ts';
import type { FailureData, PlainCode } from './failure-data.ts';

/** The caller is signed in but may not do this. */
export class ForbiddenError extends AppError<PlainCode> {
  readonly kind = 'forbidden';

  constructor(code: PlainCode = 'forbidden') {
    super(code, undefined satisfies FailureData[PlainCode]);
  }
}
