const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';

/** Returns a random password that is easy to read out: without letters and digits that look alike. */
export function suggestPassword(random: (below: number) => number = randomBelow): string {
  const pick = (from: string, count: number) =>
    Array.from({ length: count }, () => from.charAt(random(from.length))).join('');
  return `${pick(letters, 4)}-${pick(digits, 4)}-${pick(letters, 4)}`;
}

function randomBelow(below: number): number {
  // Rejection sampling: the remainder would otherwise favour small numbers.
  const limit = Math.floor(2 ** 32 / below) * below;
  for (;;) {
    const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (random < limit) return random % below;
  }
}
