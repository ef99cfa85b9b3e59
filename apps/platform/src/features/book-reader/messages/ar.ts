import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';
import type { Messages } from './en.ts';

const pages = (count: number) =>
  countedInArabic(count, { one: 'صفحة واحدة', two: 'صفحتان', few: 'صفحات', many: 'صفحة', other: 'صفحة' });
const minutes = (count: number) =>
  countedInArabic(count, { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' });

export const ar: Messages = {
  title: 'الكتب',
  lead: 'اقرأ على مهلك. صفحتك محفوظة.',
  loading: 'يجري تحميل الكتب',
  loadFailed: 'تعذر تحميل الكتب',
  empty: 'لا توجد كتب بعد',
  emptyText: 'تظهر هنا الكتب التي ينشرها معلموك لمجموعتك.',
  all: 'كل الكتب',
  pages,
  goOn: 'متابعة القراءة',
  finished: 'اكتمل',
  continueAt: (page, count) => `الصفحة ${page} من ${count}`,
  progressOf: (title) => `التقدم في ${title}`,
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  bookLoadFailed: 'تعذر تحميل الكتاب',
  bookLoading: 'يجري فتح الكتاب',
  tools: 'أدوات الكتاب',
  text: 'النص والصوت',
  larger: 'نص أكبر',
  smaller: 'نص أصغر',
  speedIs: (rate) => `سرعة القراءة ${rate}`,
  currentSpeed: (rate) => `سرعة القراءة ${rate} (الآن)`,
  next: 'الصفحة التالية',
  previous: 'الصفحة السابقة',
  page: (number) => `الصفحة ${number}`,
  place: (from, to, count) => (from === to ? `الصفحة ${from} من ${count}` : `الصفحتان ${from} و${to} من ${count}`),
  placeEnd: 'نهاية الكتاب',
  placeQuestions: 'الأسئلة',
  questionsAfter: (page) => `أسئلة عن الصفحة ${page}`,
  questionsAtEnd: 'أسئلة عن الكتاب',
  practice: 'للتدريب: لا أحد يرى إجاباتك.',
  check: 'تحقق',
  checkAgain: 'حاول مرة أخرى',
  right: 'صحيح.',
  partly: (mark, maximum) => `${mark} من ${maximum}. انظر إلى ما هو مُعلَّم.`,
  unmarked: 'قارن إجابتك بالإجابة النموذجية.',
  checkFailed: 'تعذر التحقق من إجابتك. ما زالت هنا: حاول مرة أخرى.',
  endTitle: 'أنهيت قراءة هذا الكتاب',
  endText: (title, count) => `\u2068${title}\u2069، ${pages(count)}.`,
  endMinutes: (count) => `قرأت مدة ${minutes(count)}.`,
  toWords: 'كلماتي',
  toBooks: 'كل الكتب',
  again: 'اقرأه مرة أخرى',
  noPages: 'لا صفحات في هذا الكتاب بعد',
  noPagesText: 'ما زال معلمك يكتبه.',
};
