/** The values that an accepted number allows, both ends included. */
export interface NumberRange {
  from: number;
  to: number;
}

const plainNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu;
const groupedByCommas = /^[+-]?\d{1,3}(?:,\d{3})+(?:,\d{3}|\.\d*)$/u;

/** A value may miss an end of a range by this part of it, because decimals have no exact value in binary: 0.7 + 0.1 is not 0.8. */
const roundingError = 1e-12;

/**
 * Reads accepted numbers from text that `normaliseAlways` has normalised: `5`, `5 ± 0.1` (or `5 +- 0.1`), `1..4`. Undefined if
 * it is none of these.
 */
export function readNumbers(text: string): NumberRange | undefined {
  const [middle, margin, more] = text.split(/ ?(?:±|\+\/?-) ?/u).map(readNumber);
  if (middle !== undefined && margin !== undefined && more === undefined) {
    return { from: middle - Math.abs(margin), to: middle + Math.abs(margin) };
  }
  const ends = text.split(/ ?\.{2,3} ?/u).map(readNumber);
  const [from, to] = [ends[0], ends.at(-1)];
  return from === undefined || to === undefined || from > to || ends.length > 2 ? undefined : { from, to };
}

/** Whether a typed number, which is a range of one value, is among the accepted ones. */
export function hasValue(accepted: NumberRange | undefined, typed: NumberRange | undefined): boolean {
  if (!accepted || !typed || typed.from !== typed.to) return false;
  const margin = roundingError * Math.max(Math.abs(accepted.from), Math.abs(accepted.to));
  return accepted.from - margin <= typed.from && typed.to <= accepted.to + margin;
}

/**
 * Reads one number. A single comma is the decimal separator, as in most of Europe; several, or one before a point, group thousands,
 * and so do spaces. `3e8` and `3 x 10^8` are powers of ten.
 */
function readNumber(text: string): number | undefined {
  const compact = text
    .replace(/^([+-]) /u, '$1')
    .replaceAll(/(?<=\d)[ '](?=\d{3}(?!\d))/gu, '')
    .replace(/ ?[x×*·] ?10\^/iu, 'e');
  const written = groupedByCommas.test(compact) ? compact.replaceAll(',', '') : compact.replace(',', '.');
  const value = plainNumber.test(written) ? Number(written) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}
