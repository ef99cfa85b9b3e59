import { like, or, type SQL } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import { withAsciiDigits } from '../queries/fold-text.ts';

/** What people write between digits, and what is copied with them where text runs from right to left. */
const separators = /[\s\p{Cf}().\-–/]/gu;

/**
 * Whether somebody's phone has a number, or a part of one, in any digits and however they are separated. Phones are stored in their
 * international form: a number that begins with a zero may be a national one, which follows the country code, or begin with 00 for +.
 */
export function hasPhone(search: string): SQL | undefined {
  const number = withAsciiDigits(search).replaceAll(separators, '');
  if (!/^\+?\d+$/u.test(number)) return undefined;
  if (number.startsWith('+')) return like(users.phone, `${number}%`);
  const bare = number.replace(/^00?/u, '');
  const starts = bare === number || bare === '' ? [] : number.startsWith('00') ? ['+'] : ['+_', '+__', '+___'];
  return or(like(users.phone, `%${number}%`), ...starts.map((start) => like(users.phone, `${start}${bare}%`)));
}
