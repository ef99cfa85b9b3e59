import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';

const rules = new Intl.PluralRules('en');

const en = {
  action: 'Edit the course',
  title: (name: string) => `${name} as a course`,
  description: 'Students of these groups see its parts in this order, with their progress and what comes next.',
  loadFailed: 'The course could not be loaded',
  groups: 'Groups',
  groupsHint: 'Their students take this course.',
  add: 'Add a lecture, task or document',
  addHint: 'Search by title. Each can be in a course once.',
  nothingFound: 'Nothing with this title',
  parts: 'Parts, in order',
  empty: 'No parts yet. Add what students are to do first.',
  kinds: { lecture: 'Lecture', task: 'Task', pdf: 'Document' },
  hidden: { draft: 'Draft: students do not see it', archived: 'Archived: students do not see it' },
  removePart: (name: string) => `Remove ${name}`,
  count: (count: number) => (rules.select(count) === 'one' ? `${count} part` : `${count} parts`),
  saved: (name: string) => `The course ${name} was saved.`,
  saveFailed: 'The course could not be saved.',
};

export type CourseMessages = typeof en;

const ar: CourseMessages = {
  action: 'تعديل الدورة',
  title: (name) => `${name} كدورة`,
  description: 'يرى طلاب هذه المجموعات أجزاءها بهذا الترتيب، ومدى تقدّمهم وما يليه.',
  loadFailed: 'تعذّر تحميل الدورة',
  groups: 'المجموعات',
  groupsHint: 'طلابها يدرسون هذه الدورة.',
  add: 'إضافة محاضرة أو مهمة أو مستند',
  addHint: 'ابحث بالعنوان. يظهر كل منها في الدورة مرة واحدة.',
  nothingFound: 'لا شيء بهذا العنوان',
  parts: 'الأجزاء بترتيبها',
  empty: 'لا توجد أجزاء بعد. ما يبدأ به الطلاب يأتي أولًا.',
  kinds: { lecture: 'محاضرة', task: 'مهمة', pdf: 'مستند' },
  hidden: { draft: 'مسودة: لا يراها الطلاب', archived: 'مؤرشفة: لا يراها الطلاب' },
  removePart: (name) => `إخراج ${name}`,
  count: (count) =>
    countedInArabic(count, {
      zero: 'لا أجزاء',
      one: 'جزء واحد',
      two: 'جزآن',
      few: 'أجزاء',
      many: 'جزءًا',
      other: 'جزء',
    }),
  saved: (name) => `تم حفظ الدورة ${name}.`,
  saveFailed: 'تعذّر حفظ الدورة.',
};

export const courseMessages = { en, ar };
