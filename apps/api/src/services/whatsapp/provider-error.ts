import type { WhatsAppFailure } from '../../whatsapp/provider.ts';
import { type AppError, ConflictError, UnavailableError } from '../errors/errors.ts';

/** Returns what a caller is told of a failure of the provider. */
export function providerError(failure: WhatsAppFailure): AppError {
  switch (failure.kind) {
    case 'refused':
      return new ConflictError('whatsapp_refused', { reason: failure.message });
    case 'unauthorized':
      return new UnavailableError('whatsapp_unauthorized', undefined);
    case 'limited':
      return new UnavailableError('whatsapp_limited', { seconds: Math.ceil(failure.retryAfterMs / 1000) });
    case 'unavailable':
      return new UnavailableError('whatsapp_unavailable', undefined);
    case 'unknown':
      return new UnavailableError('whatsapp_unknown', undefined);
  }
}
