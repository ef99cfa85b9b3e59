import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 10;

/** Returns a random code of 50 bits, in two halves so that it is easy to read out. */
export function generatePairingCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`;
}

/** Returns the hash under which a code is stored. Case and separators do not matter. */
export function hashPairingCode(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z\d]/gu, ''))
    .digest('base64url');
}
