import { AppError } from './app-error.ts';

/** The type of the file is not accepted. */
export class UnsupportedMediaError extends AppError<'unsupported_media'> {
  readonly kind = 'unsupported-media';

  constructor() {
    super('unsupported_media', undefined);
  }
}
