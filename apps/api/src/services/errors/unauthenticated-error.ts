import { AppError } from './app-error.ts';
import type { PlainCode } from './failure-data.ts';

/** The caller is not signed in, or the credentials are wrong. */
export class UnauthenticatedError extends AppError<PlainCode> {
  readonly kind = 'unauthenticated';

  constructor(code: PlainCode = 'unauthenticated') {
    super(code, undefined);
  }
}
