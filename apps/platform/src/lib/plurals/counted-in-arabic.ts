const rules = new Intl.PluralRules('ar');

/**
 * A noun by number: one and two of it are words of their own, 3 to 10 take the plural, 11 to 99 the singular in the
 * accusative, and round hundreds (with 101 and 102) the singular in the genitive, which is written without the alif.
 */
interface ArabicForms {
  /** All that is said of none, without a number: `لا طلاب`. Without it 0 takes `other`. */
  zero?: string;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/** Returns a number with its noun in Arabic. */
export function countedInArabic(count: number, { zero, one, two, few, many, other }: ArabicForms): string {
  const form = rules.select(count);
  if (form === 'zero' && zero !== undefined) return zero;
  if (form === 'one') return one;
  if (form === 'two') return two;
  return `${count} ${form === 'few' ? few : form === 'many' ? many : other}`;
}
