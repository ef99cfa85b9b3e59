const rules = new Intl.PluralRules('ar');

export const numberAr = new Intl.NumberFormat('ar');

/** The forms of a counted Arabic noun; `#` stands for the number. */
export interface ArabicForms {
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
}

/** A number and its noun, as Arabic counts. */
export function countedAr(count: number, forms: ArabicForms): string {
  const form = rules.select(count);
  return (form === 'zero' ? forms.other : forms[form]).replace('#', numberAr.format(count));
}

/** Marks, as they are counted. */
export const marksAr = (marks: number): string =>
  countedAr(marks, { one: 'درجة واحدة', two: 'درجتان', few: '# درجات', many: '# درجة', other: '# درجة' });

/** Options, as they are counted. */
export const optionsAr = (count: number): string =>
  countedAr(count, { one: 'خيار واحد', two: 'خياران', few: '# خيارات', many: '# خيارًا', other: '# خيار' });
