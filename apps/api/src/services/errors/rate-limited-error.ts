import { AppError } from './app-error.ts';

/** Too many attempts. `seconds` is the time until the next one is allowed. */
export class RateLimitedError extends AppError<'rate_limited'> {
  readonly kind = 'rate-limited';

  constructor(seconds: number) {
    super('rate_limited', { seconds });
  }
}
