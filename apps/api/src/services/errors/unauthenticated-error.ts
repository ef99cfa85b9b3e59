import { AppError } from './app-error.ts';
import type { PlainCode } from './failure-data.ts';

/** Nobody is signed in, or what they signed in with is not right. */
export class UnauthenticatedError extends AppError<PlainCode> {
  readonly kind = 'unauthenticated';

  constructor(code: PlainCode = 'unauthenticated') {
    super(code, undefined);
  }
}
