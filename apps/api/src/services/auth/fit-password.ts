import { Invalid } from '../errors/invalid.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Refuses a password that a guesser would try first.
 *
 * @throws {Invalid} on the field named.
 */
export function fitPassword(field: string, password: string, person: { email: string; name?: string }): void {
  const own = [person.email, person.email.split('@')[0] ?? '', person.name ?? ''];
  if (isCommonPassword(password, own)) throw new Invalid({ [field]: [{ code: 'common_password' }] });
}
