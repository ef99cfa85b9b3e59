/** Limits a mark to between 0 and the maximum, in hundredths at most, as marks are shown. */
export function fitMark(mark: number, maximum: number): number {
  return Math.min(Math.max(Math.round(mark * 100) / 100, 0), maximum);
}

const easternZeros = [0x06_60, 0x06_f0];

/**
 * Parses a typed mark with Western, Arabic or Persian digits and any decimal separator: `7.5`, `7,5`, `٧٫٥`.
 * Returns null if it is not a number, or
 * finer than a hundredth.
 */
export function readMark(typed: string): number | null {
  const western = typed
    .trim()
    .replaceAll(/[٠-٩۰-۹]/gu, (digit) => {
      const point = digit.codePointAt(0) ?? 0;
      const zero = easternZeros.findLast((first) => point >= first) ?? 0;
      return String(point - zero);
    })
    .replace(/[,٫،]/u, '.');
  return /^(?:\d+\.?\d{0,2}|\.\d{1,2})$/u.test(western) ? Number(western) : null;
}
