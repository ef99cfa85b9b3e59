import { AppError } from './app-error.ts';

/** A kind of content that is not taken. */
export class UnsupportedMediaError extends AppError<'unsupported_media'> {
  readonly kind = 'unsupported-media';

  constructor() {
    super('unsupported_media', undefined);
  }
}
