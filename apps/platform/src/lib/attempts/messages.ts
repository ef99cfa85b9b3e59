import type { AttemptStatus } from '@rubrica/api-client/contract';
import { countedInArabic } from '../plurals/counted-in-arabic.ts';

/** The statuses of an attempt as students and parents read them. */
export interface Messages {
  states: Record<AttemptStatus, string>;
  mark: (mark: string, maximum: string) => string;
  noTime: string;
  minutes: (count: number) => string;
}

export const en: Messages = {
  states: {
    in_progress: 'In progress',
    submitted: 'Submitted',
    auto_submitted: 'Submitted when time was over',
    marking: 'Being marked',
    marked: 'Being marked',
    released: 'Result is here',
    returned: 'Returned to you',
  },
  mark: (mark, maximum) => `${mark} of ${maximum}`,
  noTime: 'No time limit',
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
};

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
  minutes: (count) =>
    countedInArabic(count, { one: 'دقيقة واحدة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' }),
};
