/** Rounds a mark to the nearest half and limits it to between 0 and the maximum. */
export function fitMark(mark: number, maximum: number): number {
  return Math.min(Math.max(Math.round(mark * 2) / 2, 0), maximum);
}

const easternZeros = [0x06_60, 0x06_f0];

/**
 * Parses a typed mark with Western, Arabic or Persian digits and any decimal separator: `7.5`, `7,5`, `٧٫٥`.
 * Returns null if it is not a number.
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
  return /^(?:\d+\.?\d*|\.\d+)$/u.test(western) ? Number(western) : null;
}
