import type { Language } from '@rubrica/api-client/contract';
import type { z } from 'zod';

interface Texts {
  tooLong: (length: number, most: number) => string;
  tooShort: (length: number, least: number) => string;
  tooLarge: (most: number) => string;
  tooSmall: (least: number) => string;
  wrong: string;
}

const en: Texts = {
  tooLong: (length, most) => `Too long: ${most} characters are allowed, and this has ${length}.`,
  tooShort: (length, least) => `Too short: ${least} characters are needed, and this has ${length}.`,
  tooLarge: (most) => `The largest value is ${most}.`,
  tooSmall: (least) => `The smallest value is ${least}.`,
  wrong: 'This is not valid. Please check it.',
};

// The numbers stand alone, which keeps them from needing the forms of a counted noun.
const ar: Texts = {
  tooLong: (length, most) => `النص أطول من المسموح: الحد الأقصى لعدد الأحرف ${most}، وعددها الآن ${length}.`,
  tooShort: (length, least) => `النص أقصر من المطلوب: الحد الأدنى لعدد الأحرف ${least}، وعددها الآن ${length}.`,
  tooLarge: (most) => `أكبر قيمة هي ${most}.`,
  tooSmall: (least) => `أصغر قيمة هي ${least}.`,
  wrong: 'القيمة غير صحيحة. يرجى مراجعتها.',
};

const texts: Record<Language, Texts> = { en, ar };

/** What a field says of a rule that has no message of its own: zod's own sentences are English, and for programmers. */
export function issueText(issue: z.core.$ZodRawIssue, language: Language): string {
  const { tooLong, tooShort, tooLarge, tooSmall, wrong } = texts[language];
  const length = typeof issue.input === 'string' ? issue.input.length : null;
  const isNumber = typeof issue.input === 'number';
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum);
    if (length !== null) return tooLong(length, most);
    if (isNumber) return tooLarge(most);
  }
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum);
    if (length !== null) return tooShort(length, least);
    if (isNumber) return tooSmall(least);
  }
  return wrong;
}
