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
  show: {
    text: 'إظهار النص',
    image: 'إظهار الصورة',
    audio: 'إظهار التسجيل',
    video: 'إظهار المقطع المرئي',
    mixed: 'إظهار المادة',
  },
  hide: {
    text: 'إخفاء النص',
    image: 'إخفاء الصورة',
    audio: 'إخفاء التسجيل',
    video: 'إخفاء المقطع المرئي',
    mixed: 'إخفاء المادة',
  },
};
