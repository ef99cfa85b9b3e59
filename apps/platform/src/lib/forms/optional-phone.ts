import { z } from 'zod';
import { toE164 } from './phone.ts';

/** A phone number that may be left out, as it is stored: in E.164, null where the field is empty. */
export const optionalPhone = (invalid: string) =>
  z
    .string()
    .trim()
    .transform((written) => (written === '' ? null : toE164(written)))
    .pipe(z.e164(invalid).nullable());
