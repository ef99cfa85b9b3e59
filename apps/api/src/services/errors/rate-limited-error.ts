import { AppError } from './app-error.ts';

/** Too many tries; `seconds` until the next one is taken. */
export class RateLimitedError extends AppError<'rate_limited'> {
  readonly kind = 'rate-limited';

  constructor(seconds: number) {
    super('rate_limited', { seconds });
  }
}
