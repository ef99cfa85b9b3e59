import { AppError } from './app-error.ts';

/** There is no such object, or none that the caller may see: the two are told apart by nobody. */
export class NotFoundError extends AppError<'not_found'> {
  readonly kind = 'not-found';

  constructor() {
    super('not_found', undefined);
  }
}
