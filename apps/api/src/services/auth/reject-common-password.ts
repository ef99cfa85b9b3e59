import { ValidationError } from '../errors/validation-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Checks that a password is not a common one and not the user's own email or name.
 *
 * @throws {ValidationError} on `field`
 */
export function rejectCommonPassword(field: string, password: string, person: { email: string; name?: string }): void {
  const userWords = [person.email, person.email.split('@')[0] ?? '', person.name ?? ''];
  if (isCommonPassword(password, userWords)) throw new ValidationError({ [field]: [{ code: 'common_password' }] });
}
