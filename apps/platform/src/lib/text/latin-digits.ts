/** Returns a text with the digits of Arabic and Persian keyboards as `0` to `9`, so that it can be read as a number. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}
