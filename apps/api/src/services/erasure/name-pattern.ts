/**
 * What Arabic writes as a part of the next word: "and" or "so", then "by", "for" or "like". A stroke may join them to it, as templates do
 * before a name that is filled in.
 */
const prefixes = '[وف]?[بلك]?ـ*';
const article = 'ال';

interface PatternOptions {
  /** A class of the characters that a word goes on with, for example `[\p{L}\p{M}]`. */
  goesOn: string;
  flags?: string;
  /** Whether names are found behind prefixes too, which are then the first group; true when absent. */
  hasPrefixes?: boolean;
}

/** A pattern for names, Arabic or not, where they are no part of a longer word, as Ali is of Alia. */
export function namePattern(
  names: readonly string[],
  { goesOn, flags = 'u', hasPrefixes = true }: PatternOptions,
): RegExp {
  // Without names nothing matches.
  const choices = names.length === 0 ? '(?!)' : names.map((name) => afterPrefixes(name)).join('|');
  return new RegExp(`(?<!${goesOn})(${hasPrefixes ? prefixes : ''})(?:${choices})(?!${goesOn})`, flags);
}

/** After "for" the article loses its first letter, and both before another of the same: للسيد is for السيد, and لليثي for الليثي. */
function afterPrefixes(name: string): string {
  if (!name.startsWith(article)) return escaped(name);
  const shortened = [name.slice(1), ...(name.startsWith(`${article}ل`) ? [name.slice(2)] : [])];
  return [escaped(name), ...shortened.map((rest) => `(?<=ل)${escaped(rest)}`)].join('|');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
