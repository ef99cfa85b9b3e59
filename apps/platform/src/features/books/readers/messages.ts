import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';

const rules = new Intl.PluralRules('en');

export const en = {
  title: 'Readers',
  lead: (book: string) => `Who has read how far in “${book}”.`,
  loading: 'Loading the book',
  loadFailed: 'The book could not be loaded',
  search: 'Search readers',
  name: 'Student',
  progress: 'Progress',
  time: 'Time read',
  lastRead: 'Last read',
  notBegun: 'Not begun',
  finished: 'Finished',
  atPage: (page: number, count: number) => `Page ${page} of ${count}`,
  minutes: (count: number) => `${count} ${rules.select(count) === 'one' ? 'minute' : 'minutes'}`,
  empty: 'No readers yet',
  emptyText: 'Students appear here once the book is published to their group.',
};

export type Messages = typeof en;

export const ar: Messages = {
  title: 'القراء',
  lead: (book) => `من قرأ وإلى أين وصل في «${book}».`,
  loading: 'يجري تحميل الكتاب',
  loadFailed: 'تعذر تحميل الكتاب',
  search: 'ابحث عن القراء',
  name: 'الطالب',
  progress: 'التقدم',
  time: 'مدة القراءة',
  lastRead: 'آخر قراءة',
  notBegun: 'لم يبدأ',
  finished: 'اكتمل',
  atPage: (page, count) => `الصفحة ${page} من ${count}`,
  minutes: (count) =>
    countedInArabic(count, { one: 'دقيقة واحدة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' }),
  empty: 'لا قراء بعد',
  emptyText: 'يظهر الطلاب هنا بعد نشر الكتاب لمجموعتهم.',
};
