import { countedInArabic } from '../../lib/plurals/counted-in-arabic.ts';

export const en = {
  title: (name: string) => `Report: ${name}`,
  problem: 'The report could not be loaded',
  loading: 'Loading the report',
  print: 'Print',
  from: 'From',
  until: 'Until',
  school: 'School',
  printed: (date: string) => `Printed ${date}`,
  noLevel: 'No level yet',
  average: 'Average',
  resultCount: (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`,
  attendance: 'Attendance',
  skills: 'Skills',
  courses: 'Diplomas',
  progress: (share: string, done: number, parts: number) => `${share}, ${done} of ${parts} parts done`,
  results: 'Results',
  task: 'Task',
  skill: 'Skill',
  released: 'Released',
  mark: 'Mark',
  share: 'Percent',
  words: 'What teachers wrote',
  more: (count: number) => `And ${count} earlier ${count === 1 ? 'result' : 'results'} in this period.`,
  moreWords: (count: number) =>
    `And ${count} more ${count === 1 ? 'comment' : 'comments'}: this report has all of them, and whole, on a screen.`,
  empty: 'Nothing was released in this period',
  emptyText: 'Choose an earlier beginning, or wait for the next result.',
};

export type Messages = typeof en;

export const ar: Messages = {
  title: (name) => `تقرير: ${name}`,
  problem: 'تعذّر تحميل التقرير',
  loading: 'جارٍ تحميل التقرير',
  print: 'طباعة',
  from: 'من',
  until: 'حتى',
  school: 'المدرسة',
  printed: (date) => `طُبع في ${date}`,
  noLevel: 'بلا مستوى بعد',
  average: 'المتوسط',
  resultCount: (count) =>
    countedInArabic(count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: 'نتائج',
      many: 'نتيجة',
      other: 'نتيجة',
    }),
  attendance: 'الحضور',
  skills: 'المهارات',
  courses: 'الشهادات',
  progress: (share, done, parts) => `${share}، أُنجز ${done} من ${parts}`,
  results: 'النتائج',
  task: 'المهمة',
  skill: 'المهارة',
  released: 'أُعلنت',
  mark: 'الدرجة',
  share: 'النسبة',
  words: 'ما كتبه المعلمون',
  more: (count) =>
    `و${countedInArabic(count, { one: 'نتيجة أقدم واحدة', two: 'نتيجتان أقدم', few: 'نتائج أقدم', many: 'نتيجة أقدم', other: 'نتيجة أقدم' })} في هذه الفترة.`,
  moreWords: (count) =>
    `و${countedInArabic(count, { one: 'تعليق آخر', two: 'تعليقان آخران', few: 'تعليقات أخرى', many: 'تعليقًا آخر', other: 'تعليق آخر' })}، تظهر كلها كاملةً في هذا التقرير على الشاشة.`,
  empty: 'لم يُعلن شيء في هذه الفترة',
  emptyText: 'اختر بداية أقدم، أو انتظر النتيجة التالية.',
};
