/** The forms of a counted thing; `other` stands in for those that a language lacks. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A counted thing in its right form, `#` replaced by the number: `plural('en', 2, { one: '# task', other: '# tasks' })`. */
export function plural(language: string, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replaceAll('#', new Intl.NumberFormat(language).format(count));
}
