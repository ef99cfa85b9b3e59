import { createHash, randomInt } from 'node:crypto';

/** Without letters and digits that are read for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 10;

/** A new code, in two halves that can be read out: 50 bits by chance. */
export function generatePairingCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`;
}

/** What is stored of a code, however it was typed. */
export function hashPairingCode(code: string): string {
  return createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z\d]/gu, ''))
    .digest('base64url');
}
