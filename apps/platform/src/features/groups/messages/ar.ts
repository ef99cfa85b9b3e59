import type { Messages } from './en.ts';
import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';

export const ar: Messages = {
  title: 'المجموعات',
  lead: 'من يتعلمون معًا، والمساعدون الذين يصحّحون لهم. تُكلَّف المجموعات بالمهام.',
  add: 'إضافة مجموعة',
  edit: 'تعديل المجموعة',
  search: 'ابحث في المجموعات',
  loadFailed: 'تعذّر تحميل المجموعات',
  empty: 'لا توجد مجموعات بعد',
  emptyText: 'أضف الأولى، مثل «مسائي B1»، وضع فيها طلابًا، ثم كلّفها بالمهام.',
  columns: { name: 'الاسم', students: 'الطلاب', assistants: 'المساعدون', status: 'الحالة' },
  students: (count) =>
    countedInArabic(count, {
      zero: 'لا طلاب',
      one: 'طالب واحد',
      two: 'طالبان',
      few: 'طلاب',
      many: 'طالبًا',
      other: 'طالب',
    }),
  assistants: (count) =>
    countedInArabic(count, {
      zero: 'لا مساعدين',
      one: 'مساعد واحد',
      two: 'مساعدان',
      few: 'مساعدين',
      many: 'مساعدًا',
      other: 'مساعد',
    }),
  active: 'نشطة',
  archived: 'مؤرشفة',
  name: 'الاسم',
  nameRequired: 'يُرجى إدخال الاسم',
  description: 'الوصف',
  descriptionHint: 'يراه فريق العمل فقط.',
  studentsField: 'الطلاب',
  studentsHint: 'ابحث بالاسم أو البريد.',
  assistantsField: 'المساعدون',
  assistantsHint: 'يرون ما يسلّمه هؤلاء الطلاب ويصحّحونه.',
  saved: (name) => `تم حفظ ${name}.`,
  saveFailed: 'تعذّر حفظ المجموعة.',
  removeTitle: (name) => `حذف ${name}؟`,
  removeBody: 'يبقى طلابها ومساعدوها؛ تُحذف المجموعة وحدها. لا تُحذف مجموعة لها مهام، بل تُؤرشَف.',
};
