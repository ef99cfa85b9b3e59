import type { User } from '@rubrica/api-client/contract';

/** What of a user an admin writes; a change is made upon it, as users are written whole. */
export function bodyOf({ name, email, phone, role, status, language, groups, level, children }: User) {
  return { name, email, phone, role, status, language, groups, level, children };
}

const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

/** A password that can be said on the phone: letters and digits that are not mistaken for each other. */
export function suggestPassword(random: (below: number) => number = randomBelow): string {
  const some = (from: string, count: number) =>
    Array.from({ length: count }, () => from.charAt(random(from.length))).join('');
  return `${some(letters, 4)}-${some(digits, 4)}-${some(letters, 4)}`;
}

function randomBelow(below: number): number {
  // Thrown again where the last, incomplete round would favour the first ones.
  const limit = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const [thrown = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (thrown < limit) return thrown % below;
  }
}
