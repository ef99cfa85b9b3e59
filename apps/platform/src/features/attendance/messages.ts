const rules = new Intl.PluralRules('en');
const arabicRules = new Intl.PluralRules('ar');
const counted = (count: number, one: string, other: string) =>
  `${count} ${rules.select(count) === 'one' ? one : other}`;

export const en = {
  title: 'Attendance',
  users: 'Users',
  pageTitle: (name: string) => `Attendance of ${name}`,
  problem: 'The attendance could not be loaded',
  loading: 'Loading the attendance',
  empty: 'No attendance yet',
  emptyText: 'After the first meeting that has ended, it is shown here.',
  emptyPeriod: 'No meeting has ended in this period.',
  rate: 'Attended',
  rateHint: 'Present and late, of all meetings but those excused.',
  noRate: 'Nothing to count yet',
  streak: 'In a row',
  streakNow: (count: number) => counted(count, 'meeting', 'meetings'),
  longest: (count: number) => `Longest: ${count}`,
  byMonth: 'By month',
  byGroup: 'By group',
  byCourse: 'By course',
  history: 'History',
  month: 'Month',
  group: 'Group',
  course: 'Course',
  date: 'Date',
  meeting: 'Meeting',
  status: 'Status',
  joined: 'Joined',
  remark: 'Remark',
  disputed: (text: string) => `Disputed: “\u2068${text}\u2069”`,
  notMarked: 'Not marked',
  from: 'From',
  until: 'Until',
  all: 'All time',
  print: 'Print',
  printed: (date: string) => `Printed ${date}`,
  showAll: (count: number) => `Show all ${count}`,
};

export type Messages = typeof en;

function meetings(count: number): string {
  const form = arabicRules.select(count);
  if (form === 'one') return 'اجتماع واحد';
  if (form === 'two') return 'اجتماعان';
  return `${count} ${form === 'few' ? 'اجتماعات' : 'اجتماعًا'}`;
}

export const ar: Messages = {
  title: 'الحضور',
  users: 'المستخدمون',
  pageTitle: (name) => `حضور ${name}`,
  problem: 'تعذّر تحميل الحضور',
  loading: 'جارٍ تحميل الحضور',
  empty: 'لا حضور بعد',
  emptyText: 'يظهر هنا بعد انتهاء أول اجتماع.',
  emptyPeriod: 'لم ينتهِ أي اجتماع في هذه الفترة.',
  rate: 'نسبة الحضور',
  rateHint: 'الحاضر والمتأخر، من كل الاجتماعات عدا المعذور.',
  noRate: 'لا شيء لحسابه بعد',
  streak: 'على التوالي',
  streakNow: meetings,
  longest: (count) => `الأطول: ${count}`,
  byMonth: 'بحسب الشهر',
  byGroup: 'بحسب المجموعة',
  byCourse: 'بحسب الدورة',
  history: 'السجل',
  month: 'الشهر',
  group: 'المجموعة',
  course: 'الدورة',
  date: 'التاريخ',
  meeting: 'الاجتماع',
  status: 'الحالة',
  joined: 'وقت الانضمام',
  remark: 'ملاحظة',
  disputed: (text) => `اعتراض: «\u2068${text}\u2069»`,
  notMarked: 'لم يُسجَّل',
  from: 'من',
  until: 'حتى',
  all: 'كل الفترات',
  print: 'طباعة',
  printed: (date) => `طُبع في ${date}`,
  showAll: (count) => `عرض الكل (${count})`,
};
