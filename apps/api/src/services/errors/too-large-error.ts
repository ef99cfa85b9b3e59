import { AppError } from './app-error.ts';

/** More bytes than are taken. */
export class TooLargeError extends AppError<'too_large'> {
  readonly kind = 'too-large';

  constructor(megabytes: number) {
    super('too_large', { megabytes });
  }
}
