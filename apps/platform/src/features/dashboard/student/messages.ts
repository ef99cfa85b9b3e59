import { countedInArabic } from '../../../lib/plurals/counted-in-arabic.ts';

const counted = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;

export const en = {
  title: (name: string) => `Hello, ${name}`,
  lead: 'Your next step, and the week around it.',
  notLoaded: 'Your home could not be loaded',
  loading: 'Loading your home',
  live: 'Live now',
  next: {
    label: 'Next for you',
    returned: 'Returned to you',
    late: 'Late',
    begun: 'In progress',
    lecture: 'Lecture',
    words: 'My words',
    due: (when: string) => `Due ${when}`,
    wasDue: (when: string) => `Was due ${when}`,
    ends: (when: string) => `Time ends ${when}`,
    toGo: (parts: string) => `${parts} to go`,
    wordsToGo: (count: number) => counted(count, 'word', 'words'),
    questionsToGo: (count: number) => counted(count, 'question', 'questions'),
    recordingsToGo: (count: number) => counted(count, 'recording', 'recordings'),
    and: ', ',
    ready: 'All answered: ready to hand in',
    parts: (count: number) => counted(count, 'part', 'parts'),
    lectures: (count: number) => `${counted(count, 'lecture', 'lectures')} to watch`,
    minutes: (count: number) => counted(count, 'minute', 'minutes'),
    minutesLeft: (count: number) => `${counted(count, 'minute', 'minutes')} left to watch`,
    wordsDue: (count: number) => `${counted(count, 'word', 'words')} to review`,
    wordsLead: 'A few minutes now keep them.',
    continue: 'Continue',
    start: 'Start',
    watch: 'Go on watching',
    practise: 'Practise',
    nothing: 'Nothing is due',
    nothingText: 'You are up to date. New work appears here as soon as your teacher sets it.',
    allTasks: 'All tasks',
  },
  week: {
    label: 'This week',
    hint: 'Arrow keys move between days. A day shows what it has.',
    today: 'today',
    things: (count: number) => counted(count, 'thing', 'things'),
    late: 'late',
    practised: 'practised',
  },
};

export type Messages = typeof en;

const words = (count: number) =>
  countedInArabic(count, { one: 'كلمة واحدة', two: 'كلمتان', few: 'كلمات', many: 'كلمة', other: 'كلمة' });
const minutes = (count: number) =>
  countedInArabic(count, { one: 'دقيقة واحدة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' });

export const ar: Messages = {
  title: (name) => `مرحبًا ${name}`,
  lead: 'خطوتك التالية، وأسبوعك من حولها.',
  notLoaded: 'تعذّر تحميل صفحتك الرئيسية',
  loading: 'جارٍ تحميل صفحتك الرئيسية',
  live: 'جارٍ الآن',
  next: {
    label: 'التالي لك',
    returned: 'أُعيدت إليك',
    late: 'متأخرة',
    begun: 'قيد العمل',
    lecture: 'محاضرة',
    words: 'كلماتي',
    due: (when) => `موعد التسليم ${when}`,
    wasDue: (when) => `كان موعدها ${when}`,
    ends: (when) => `ينتهي الوقت ${when}`,
    toGo: (parts) => `بقي ${parts}`,
    wordsToGo: words,
    questionsToGo: (count) =>
      countedInArabic(count, { one: 'سؤال واحد', two: 'سؤالان', few: 'أسئلة', many: 'سؤالًا', other: 'سؤال' }),
    recordingsToGo: (count) =>
      countedInArabic(count, { one: 'تسجيل واحد', two: 'تسجيلان', few: 'تسجيلات', many: 'تسجيلًا', other: 'تسجيل' }),
    and: '، و',
    ready: 'أجبت عن كل شيء: جاهزة للتسليم',
    parts: (count) =>
      countedInArabic(count, { one: 'قسم واحد', two: 'قسمان', few: 'أقسام', many: 'قسمًا', other: 'قسم' }),
    lectures: (count) =>
      `${countedInArabic(count, { one: 'محاضرة واحدة', two: 'محاضرتان', few: 'محاضرات', many: 'محاضرة', other: 'محاضرة' })} للمشاهدة`,
    minutes,
    minutesLeft: (count) => (count > 2 ? `${minutes(count)} باقية للمشاهدة` : `بقيت ${minutes(count)} للمشاهدة`),
    wordsDue: (count) => `${words(count)} للمراجعة`,
    wordsLead: 'دقائق قليلة الآن تثبّتها.',
    continue: 'متابعة',
    start: 'ابدأ',
    watch: 'متابعة المشاهدة',
    practise: 'تدرّب',
    nothing: 'لا شيء مستحق',
    nothingText: 'أنجزت كل ما عليك. يظهر العمل الجديد هنا فور أن يضعه معلمك.',
    allTasks: 'كل المهام',
  },
  week: {
    label: 'هذا الأسبوع',
    hint: 'تنقّل بين الأيام بمفاتيح الأسهم. يعرض كل يوم ما فيه.',
    today: 'اليوم',
    things: (count) =>
      countedInArabic(count, { one: 'أمر واحد', two: 'أمران', few: 'أمور', many: 'أمرًا', other: 'أمر' }),
    late: 'متأخر',
    practised: 'تدرّبت',
  },
};
