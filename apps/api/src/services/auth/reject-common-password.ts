import { ValidationError } from '../errors/validation-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Refuses a password that a guesser would try first.
 *
 * @throws {ValidationError} on the field named.
 */
export function rejectCommonPassword(field: string, password: string, person: { email: string; name?: string }): void {
  const own = [person.email, person.email.split('@')[0] ?? '', person.name ?? ''];
  if (isCommonPassword(password, own)) throw new ValidationError({ [field]: [{ code: 'common_password' }] });
}
