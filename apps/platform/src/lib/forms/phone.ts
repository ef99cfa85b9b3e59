/**
 * Converts a phone number as it is typed or pasted to E.164: Arabic and Persian digits become ASCII, a leading `00` becomes `+`; spaces,
 * dots, hyphens, dashes, slashes, brackets and the invisible marks of contact lists are dropped.
 */
export function toE164(written: string): string {
  return (
    written
      .replaceAll(/[\s().\-/\u2010-\u2015\p{Cf}]/gu, '')
      // Their zeros are U+0660 and U+06F0.
      .replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
      .replace(/^00/u, '+')
  );
}
