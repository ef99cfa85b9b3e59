import { arabic, english } from './count.ts';
import type { MessageSet } from './message-set.ts';

const en = {
  selectOption: 'Choose',
  showOptions: 'Show options',
  noMatches: 'No matches',
  searching: 'Searching…',
  selectedCount: (count: number) => english.counted(count, { one: '# selected', other: '# selected' }),
  showAll: (count: number) => `Show all ${english.number(count)}`,
  optionCount: (count: number) => english.counted(count, { one: '# option available', other: '# options available' }),
};

/** Messages of selects and comboboxes. */
export type ChoiceMessages = typeof en;

const ar: ChoiceMessages = {
  selectOption: 'اختر',
  showOptions: 'عرض الخيارات',
  noMatches: 'لا توجد نتائج مطابقة',
  searching: 'جارٍ البحث…',
  selectedCount: (count) =>
    arabic.counted(count, {
      zero: 'لم يُختر شيء',
      one: 'اختير عنصر واحد',
      two: 'اختير عنصران',
      few: 'اختير # عناصر',
      many: 'اختير # عنصرًا',
      other: 'اختير # عنصر',
    }),
  showAll: (count) => `عرض الكل (${arabic.number(count)})`,
  optionCount: (count) =>
    arabic.counted(count, {
      zero: 'لا خيارات متاحة',
      one: 'خيار واحد متاح',
      two: 'خياران متاحان',
      few: '# خيارات متاحة',
      many: '# خيارًا متاحًا',
      other: '# خيار متاح',
    }),
};

/** Messages of selects and comboboxes, by language. */
export const choiceMessages: MessageSet<ChoiceMessages> = { en, ar };
