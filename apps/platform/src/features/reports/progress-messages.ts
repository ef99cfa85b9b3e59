import { countedInArabic } from '../../lib/plurals/counted-in-arabic.ts';

const rules = new Intl.PluralRules('en');

export const en = {
  title: 'Progress',
  lead: 'What each student has done. The trend is how many percentage points the newer half of the marks is above the older half.',
  notLoaded: 'The report could not be loaded',
  search: 'Search students',
  student: 'Student',
  tasks: 'Tasks of all students',
  done: 'Done',
  onTime: 'Done in time',
  late: 'Late',
  missing: 'Missing',
  mean: 'Mean',
  meanOf: (percent: string) => `mean ${percent}`,
  trend: 'Trend',
  lectures: 'Lectures',
  documents: 'Documents',
  words: 'Words',
  lastActive: 'Last active',
  never: 'Never',
  students: (count: number) => `${count} ${rules.select(count) === 'one' ? 'student' : 'students'}`,
  nothingInPeriod: 'No task was handed in or due in this period. Choose a longer period.',
  none: 'No students yet',
  noneText: 'Students stand here once they are active and in your sight. Add them to a group, then come back.',
};

type Messages = typeof en;

export const ar: Messages = {
  title: 'التقدم',
  lead: 'ما أنجزه كل طالب. الاتجاه هو كم نقطة مئوية تزيد درجات النصف الأحدث على النصف الأقدم.',
  notLoaded: 'تعذّر تحميل التقرير',
  search: 'ابحث عن الطلاب',
  student: 'الطالب',
  tasks: 'مهام كل الطلاب',
  done: 'المنجز',
  onTime: 'أُنجز في موعده',
  late: 'متأخر',
  missing: 'ناقص',
  mean: 'المتوسط',
  meanOf: (percent) => `المتوسط ${percent}`,
  trend: 'الاتجاه',
  lectures: 'المحاضرات',
  documents: 'المستندات',
  words: 'الكلمات',
  lastActive: 'آخر نشاط',
  never: 'لم يحدث',
  students: (count) =>
    countedInArabic(count, {
      zero: 'لا طلاب',
      one: 'طالب واحد',
      two: 'طالبان',
      few: 'طلاب',
      many: 'طالبًا',
      other: 'طالب',
    }),
  nothingInPeriod: 'لم تُسلَّم مهمة ولم يحن موعد مهمة في هذه الفترة. اختر فترة أطول.',
  none: 'لا طلاب بعد',
  noneText: 'يظهر الطلاب هنا حين تكون حساباتهم نشطة ومتاحة لك. أضفهم إلى مجموعة ثم عُد.',
};
