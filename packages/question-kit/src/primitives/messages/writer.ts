/** The forms that a language has for a counted thing; `#` stands for the number. `other` serves where a form is missing. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Writes numbers and counted things as a language does. */
export interface Writer {
  number: (value: number) => string;
  counted: (count: number, forms: Forms) => string;
}

/** A writer for a language. It remembers what it has written: a page says the same few numbers hundreds of times. */
export function writerOf(language: string): Writer {
  // Made on first use: a page loads the messages of every language and uses one.
  let format: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  const number = remembered((value) =>
    (format ??= new Intl.NumberFormat(language, { maximumFractionDigits: 1 })).format(value),
  );
  const rule = remembered((count) => (rules ??= new Intl.PluralRules(language)).select(count));
  return {
    number,
    counted: (count, forms) => (forms[rule(count)] ?? forms.other).replace('#', number(count)),
  };
}

function remembered<Result>(of: (value: number) => Result): (value: number) => Result {
  const known = new Map<number, Result>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const result = of(value);
    known.set(value, result);
    return result;
  };
}
