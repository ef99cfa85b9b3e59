/** What Arabic writes as a part of the next word: "and" or "so", then "by", "for" or "like". */
const prefixes = '[وف]?[بلك]?';
const beginsInArabic = /^\p{Script=Arabic}/u;
const article = 'ال';

/**
 * A pattern for names where they are no part of a longer word, as Ali is of Alia. An Arabic name may have prefixes, which are the
 * first group.
 *
 * @param goesOn A class of the characters that a word goes on with, for example `[\p{L}\p{M}]`
 */
export function namePattern(names: readonly string[], goesOn: string, flags = 'u'): RegExp {
  const inArabic = names.filter((name) => beginsInArabic.test(name)).map((name) => afterPrefixes(name));
  const others = names.filter((name) => !beginsInArabic.test(name)).map((name) => escaped(name));
  // Nothing is written before the others, and a list of none would match everywhere.
  const choices = [...(inArabic.length > 0 ? [`(${prefixes})(?:${inArabic.join('|')})`] : ['()(?!)']), ...others];
  return new RegExp(`(?<!${goesOn})(?:${choices.join('|')})(?!${goesOn})`, flags);
}

/** The article loses its first letter after "for": للسيد is for السيد. */
function afterPrefixes(name: string): string {
  return name.startsWith(article) ? `(?:ا|(?<=ل))${escaped(name.slice(1))}` : escaped(name);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
