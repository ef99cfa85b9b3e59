import { AppError } from './app-error.ts';

/** The body is larger than allowed. */
export class TooLargeError extends AppError<'too_large'> {
  readonly kind = 'too-large';

  constructor(megabytes: number) {
    super('too_large', { megabytes });
  }
}
