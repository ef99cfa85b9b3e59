/** The plural forms of a text, by plural category; `#` stands for the number. `other` is the fallback. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Formats numbers, and texts with a count, by the rules of a language. */
export interface NumberFormatter {
  number: (value: number) => string;
  counted: (count: number, forms: PluralForms) => string;
}

/** Creates a number formatter for a language. Results are memoized, because a page formats the same few numbers often. */
export function createNumberFormatter(language: string): NumberFormatter {
  // Created on first use: a page loads the messages of every language and uses one.
  let format: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  const number = memoize((value) =>
    (format ??= new Intl.NumberFormat(language, { maximumFractionDigits: 2 })).format(value),
  );
  const rule = memoize((count) => (rules ??= new Intl.PluralRules(language)).select(count));
  return {
    number,
    counted: (count, forms) => (forms[rule(count)] ?? forms.other).replace('#', number(count)),
  };
}

function memoize<Result>(compute: (value: number) => Result): (value: number) => Result {
  const cache = new Map<number, Result>();
  return (value) => {
    const cached = cache.get(value);
    if (cached !== undefined) return cached;
    const result = compute(value);
    cache.set(value, result);
    return result;
  };
}
