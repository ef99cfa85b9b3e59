import { countedInArabic } from '../plurals/counted-in-arabic.ts';

export const en = {
  newTag: 'New tag',
  typeNewTag: 'Type a new tag',
  noTags: 'No tag matches',
  questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
};

export type Messages = typeof en;

export const ar: Messages = {
  newTag: 'وسم جديد',
  typeNewTag: 'اكتب وسمًا جديدًا',
  noTags: 'لا وسم مطابق',
  questions: (count) =>
    countedInArabic(count, {
      zero: 'لا أسئلة',
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: 'أسئلة',
      many: 'سؤالًا',
      other: 'سؤال',
    }),
};
