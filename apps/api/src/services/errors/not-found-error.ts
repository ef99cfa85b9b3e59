import { AppError } from './app-error.ts';

/** The object does not exist, or the caller may not see it. The reply does not tell which. */
export class NotFoundError extends AppError<'not_found'> {
  readonly kind = 'not-found';

  constructor() {
    super('not_found', undefined);
  }
}
