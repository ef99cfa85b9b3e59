const rules = new Intl.PluralRules('ar');

/** A noun by number: one and two of it are words of their own, 3 to 10 take the plural, other numbers the singular. */
interface ArabicForms {
  one: string;
  two: string;
  few: string;
  many: string;
}

/** Returns a number with its noun in Arabic. */
export function countedInArabic(count: number, { one, two, few, many }: ArabicForms): string {
  const form = rules.select(count);
  if (form === 'one') return one;
  if (form === 'two') return two;
  return `${count} ${form === 'few' ? few : many}`;
}
