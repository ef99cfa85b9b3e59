import type { AttemptStatus } from '@rubrica/api-client/contract';

/** What a student and their parents call the states of an attempt: what happens to it, not how the server names it. */
export const en = {
  states: {
    in_progress: 'In progress',
    submitted: 'Submitted',
    auto_submitted: 'Submitted when time was over',
    marking: 'Being marked',
    marked: 'Being marked',
    released: 'Result is here',
    returned: 'Returned to you',
  } satisfies Record<AttemptStatus, string> as Record<AttemptStatus, string>,
  mark: (mark: string, maximum: string) => `${mark} of ${maximum}`,
  noTime: 'No time limit',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
};

export type Messages = typeof en;

function minutesInArabic(count: number): string {
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one') return 'دقيقة واحدة';
  if (form === 'two') return 'دقيقتان';
  return form === 'few' ? `${count} دقائق` : `${count} دقيقة`;
}

export const ar: Messages = {
  states: {
    in_progress: 'قيد العمل',
    submitted: 'تم التسليم',
    auto_submitted: 'سُلّمت عند انتهاء الوقت',
    marking: 'قيد التصحيح',
    marked: 'قيد التصحيح',
    released: 'النتيجة متاحة',
    returned: 'أُعيدت إليك',
  },
  mark: (mark, maximum) => `${mark} من ${maximum}`,
  noTime: 'بلا حد زمني',
  minutes: minutesInArabic,
};
