import type { Messages } from './en.ts';
import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';

const tasks = { one: 'مهمة مفتوحة واحدة', two: 'مهمتان مفتوحتان', few: 'مهام مفتوحة', many: 'مهمة مفتوحة' };
const results = { one: 'نتيجة واحدة', two: 'نتيجتان', few: 'نتائج', many: 'نتيجة' };

export const ar: Messages = {
  title: 'أبناؤك',
  lead: 'المهام المفتوحة لكل واحد منهم، والنتائج التي أُعلنت.',
  link: 'ربط ابن',
  problem: 'تعذّر تحميل قائمة أبنائك',
  empty: 'لا يوجد ابن مرتبط بعد',
  emptyBody: 'ينشئ ابنك رمزًا من: الحساب، ثم «ربط ولي أمر». اكتبه هنا. ويمكن للمدرسة أن تربطك أيضًا.',
  noLevel: 'بلا مستوى بعد',
  open: (count) => (count === 0 ? 'لا مهام مفتوحة' : countedInArabic(count, tasks)),
  results: (count) => (count === 0 ? 'لا نتائج بعد' : countedInArabic(count, results)),
  average: 'متوسط النتائج',
  noAverage: 'لا توجد نتائج لحساب المتوسط بعد',
  dialog: {
    title: 'ربط ابن',
    lead: 'ينشئ ابنك الرمز من: الحساب، ثم «ربط ولي أمر». يعمل الرمز مرة واحدة.',
    code: 'الرمز',
    required: 'يُرجى إدخال الرمز',
    submit: 'ربط',
    linked: (name) => `تم ربط ${name} بك.`,
    failed: 'تعذّر ربط الابن. يُرجى المحاولة مرة أخرى.',
  },
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
