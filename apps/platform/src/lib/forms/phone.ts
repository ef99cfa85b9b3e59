/** Converts a typed phone number to E.164: a leading `00` becomes `+`; spaces, dots, hyphens and brackets are dropped. */
export function toE164(written: string): string {
  return written.replace(/[\s().-]/gu, '').replace(/^00/u, '+');
}
