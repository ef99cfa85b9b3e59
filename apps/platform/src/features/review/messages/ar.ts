import type { Messages } from './en.ts';

export const ar: Messages = {
  notLoaded: 'تعذّر تحميل هذه النتيجة',
  notReleased: 'لا توجد نتيجة بعد. ستظهر هنا بعد نشرها.',
  loading: 'جارٍ تحميل النتيجة',
  result: 'النتيجة',
  by: (student, when) => `${student}، نُشرت ${when}`,
  own: (when) => `نُشرت ${when}`,
  late: 'سُلّمت متأخرة',
  noSolution: 'لا تُعرض الإجابات الصحيحة لهذه المهمة.',
  part: (number, title) => `القسم ${number}: ${title}`,
  partMark: 'درجة هذا القسم',
  contents: 'الأقسام',
  showPassage: 'إظهار النص',
  hidePassage: 'إخفاء النص',
};
