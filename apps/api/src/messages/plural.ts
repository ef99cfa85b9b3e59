/** The plural forms of a text; `other` is used for missing ones. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns the plural form for a count, with `#` replaced by the number: `plural('en', 2, { one: '# task', other: '# tasks' })`. */
export function plural(language: string, count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replaceAll('#', new Intl.NumberFormat(language).format(count));
}
