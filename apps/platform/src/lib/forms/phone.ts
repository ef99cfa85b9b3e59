/** A number as people write it, to E.164: `00` and `+` both begin a country code, spaces and brackets only help reading. */
export function toE164(written: string): string {
  return written.replace(/[\s().-]/gu, '').replace(/^00/u, '+');
}
