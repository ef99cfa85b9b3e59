import type { Messages } from './en.ts';

function parts(count: number): string {
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one') return 'قسم واحد';
  if (form === 'two') return 'قسمان';
  return form === 'few' ? `${count} أقسام` : `${count} قسمًا`;
}

export const ar: Messages = {
  home: {
    title: (name) => `مرحبًا ${name}`,
    lead: 'هذا ما ينتظرك.',
    next: 'التالي لك',
    results: 'أحدث النتائج',
    allTasks: 'كل المهام',
    allDone: 'لا شيء ينتظرك الآن',
    allDoneText: 'يظهر الواجب الجديد هنا فور أن يضعه معلمك.',
  },
  tasks: {
    title: 'المهام',
    lead: 'واجباتك واختباراتك التجريبية.',
    now: 'للإنجاز',
    later: 'قادمة',
    done: 'منجزة',
    empty: 'لا توجد مهام بعد',
    emptyText: 'عندما يضع معلمك واجبًا ستجده هنا مع موعد تسليمه.',
    notLoaded: 'تعذّر تحميل مهامك',
    loading: 'جارٍ تحميل مهامك',
  },
  card: {
    questions: parts,
    opens: (when) => `تُفتح ${when}`,
    due: (when) => `موعد التسليم ${when}`,
    late: (when) => `كان موعدها ${when}، وما زال بإمكانك تسليمها`,
    closed: (when) => `أُغلقت ${when}`,
    noDue: 'بلا موعد تسليم',
    open: 'مفتوحة',
    continue: 'قيد العمل',
    returned: 'أُعيدت إليك',
    lateChip: 'متأخرة',
    upcoming: 'قادمة',
    closedChip: 'مغلقة',
  },
};
