type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

interface Counter {
  number: (value: number) => string;
  /** A text with a count; `#` stands for the number. */
  counted: (count: number, forms: PluralForms) => string;
}

function createCounter(language: string): Counter {
  // Created on first use: a page loads the messages of both languages and shows one.
  let format: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  const number = (value: number) => (format ??= new Intl.NumberFormat(language)).format(value);
  const rule = (count: number) => (rules ??= new Intl.PluralRules(language)).select(count);
  return { number, counted: (count, forms) => (forms[rule(count)] ?? forms.other).replace('#', number(count)) };
}

export const english = /* @__PURE__ */ createCounter('en');
export const arabic = /* @__PURE__ */ createCounter('ar');
