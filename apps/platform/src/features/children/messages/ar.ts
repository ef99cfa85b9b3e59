import type { Messages } from './en.ts';

export const ar: Messages = {
  title: 'أبناؤك',
  noLevel: 'بلا مستوى بعد',
  average: 'متوسط النتائج',
  noAverage: 'لا توجد نتائج لحساب المتوسط بعد',
  child: {
    problem: 'تعذّر تحميل صفحة الابن',
    tasksProblem: 'تعذّر تحميل المهام',
    now: 'مفتوحة الآن',
    later: 'قادمة',
    done: 'منتهية',
    empty: 'لا مهام بعد',
    emptyBody: (name) => `عندما يكلّف المعلّم ${name} بواجب، ستجده هنا مع موعده.`,
    due: (when) => `الموعد ${when}`,
    opens: (when) => `تُفتح ${when}`,
    closed: (when) => `أُغلقت ${when}`,
    noDue: 'بلا موعد',
    states: {
      open: 'مفتوحة',
      upcoming: 'قادمة',
      noResult: 'لا نتيجة بعد',
      completed: 'منجزة',
      released: 'النتيجة متاحة',
    },
    attempt: (number) => `المحاولة ${number}`,
  },
  lectures: {
    title: 'المحاضرات',
    problem: 'تعذّر تحميل المحاضرات',
    loading: 'جارٍ تحميل المحاضرات',
    watched: (title) => `ما شوهد من ${title}`,
    completed: 'مكتملة',
    notStarted: 'لم تبدأ',
  },
};
