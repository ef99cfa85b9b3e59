import { countedAr, numberAr, marksAr } from '../../../../primitives/editor/messages/counted-ar.ts';
import { isArabic } from '../../../../primitives/editor/messages/is-arabic.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

const en = {
  print: 'Print',
  back: 'Back to the paper',
  kind: 'Sheets',
  kinds: { student: "Student's paper", key: 'Key', marker: "Marker's sheet" },
  size: 'Paper size',
  sizes: { a4: 'A4', letter: 'Letter' },
  large: 'Large print',
  preview: 'Preview of the sheets',
  hint: 'The sheets are in the language of the questions. To keep them as a file, choose “Save as PDF” where you print.',
  asWritten:
    'The titles and instructions of the paper and its sections are printed as they were written: they have no translations.',
  untitled: 'Untitled paper',
  section: (place: number) => `Section ${number.format(place)}`,
  name: 'Name',
  date: 'Date',
  points: (count: number) => counted(count, 'mark', 'marks'),
  minutes: (count: number) => counted(count, 'minute', 'minutes'),
  chooseSome: 'Choose all that are right.',
  wordBox: 'Words',
  useEach: 'Each letter may be used more than once.',
  words: (min: number | undefined, max: number | undefined) =>
    min !== undefined && max !== undefined
      ? `${number.format(min)} to ${number.format(max)} words`
      : min === undefined
        ? max === undefined
          ? ''
          : `At most ${number.format(max)} words`
        : `At least ${number.format(min)} words`,
  aloud: 'Answer aloud.',
  prepare: (seconds: number) => `${counted(seconds, 'second', 'seconds')} to prepare`,
  comma: ', ',
  answer: (seconds: number) => `${counted(seconds, 'second', 'seconds')} to answer`,
  recording: 'You will hear a recording.',
  plays: (count: number) => `You will hear it ${counted(count, 'time', 'times')}.`,
  video: 'You will see a video.',
  file: (name: string) => `See the file ${name}.`,
  unprintable: 'This question has issues and cannot be printed. Open it and correct them.',
  noKey: 'Marked by a person.',
  modelAnswer: 'Model answer',
  transcript: 'Transcript',
  columns: { number: 'No.', part: 'What is marked', maximum: 'Out of', mark: 'Mark' },
  parts: {
    content: 'Content',
    language: 'Language',
    communication: 'Communication',
    languageKnowledge: 'Knowledge of the language',
    fluency: 'Fluency',
    pronunciation: 'Pronunciation',
  },
  total: 'Total',
  marker: 'Marked by',
};

/** Texts of the printed sheets and of what prints them. */
export type PrintMessages = typeof en;

const ar: PrintMessages = {
  print: 'طباعة',
  back: 'العودة إلى الورقة',
  kind: 'الأوراق',
  kinds: { student: 'ورقة الطالب', key: 'مفتاح الإجابة', marker: 'ورقة المصحح' },
  size: 'حجم الورق',
  sizes: { a4: 'A4', letter: 'Letter' },
  large: 'خط كبير',
  preview: 'معاينة الأوراق',
  hint: 'الأوراق بلغة الأسئلة. لحفظها ملفًا اختر «حفظ بصيغة PDF» عند الطباعة.',
  asWritten: 'يُطبع عنوان الورقة وعناوين أقسامها وتعليماتها كما كُتبت، إذ لا ترجمة لها.',
  untitled: 'ورقة بلا عنوان',
  section: (place) => `القسم ${numberAr.format(place)}`,
  name: 'الاسم',
  date: 'التاريخ',
  points: marksAr,
  minutes: (count) =>
    countedAr(count, { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' }),
  chooseSome: 'اختر كل ما هو صحيح.',
  wordBox: 'الكلمات',
  useEach: 'يجوز استعمال الحرف أكثر من مرة.',
  words: (min, max) =>
    min !== undefined && max !== undefined
      ? `من ${numberAr.format(min)} إلى ${arabicWords(max, 'كلمتين')}`
      : min === undefined
        ? max === undefined
          ? ''
          : `${arabicWords(max)} على الأكثر`
        : `${arabicWords(min)} على الأقل`,
  aloud: 'أجب شفهيًا.',
  prepare: (seconds) => `${arabicSeconds(seconds)} للتحضير`,
  comma: '، ',
  answer: (seconds) => `${arabicSeconds(seconds)} للإجابة`,
  recording: 'ستسمع تسجيلًا.',
  plays: (count) =>
    `ستسمعه ${countedAr(count, { one: 'مرة واحدة', two: 'مرتين', few: '# مرات', many: '# مرة', other: '# مرة' })}.`,
  video: 'ستشاهد مقطعًا مرئيًا.',
  file: (name) => `انظر الملف ${name}.`,
  unprintable: 'في هذا السؤال ملاحظات تمنع طباعته. افتحه وصححها.',
  noKey: 'يصححه شخص.',
  modelAnswer: 'إجابة نموذجية',
  transcript: 'النص المسموع',
  columns: { number: 'الرقم', part: 'ما يُصحَّح', maximum: 'من', mark: 'الدرجة' },
  parts: {
    content: 'المضمون',
    language: 'اللغة',
    communication: 'التواصل',
    languageKnowledge: 'معرفة اللغة',
    fluency: 'الطلاقة',
    pronunciation: 'النطق',
  },
  total: 'المجموع',
  marker: 'صححها',
};

function arabicWords(count: number, two = 'كلمتان'): string {
  return countedAr(count, { one: 'كلمة واحدة', two, few: '# كلمات', many: '# كلمة', other: '# كلمة' });
}

function arabicSeconds(count: number): string {
  return countedAr(count, { one: 'ثانية واحدة', two: 'ثانيتان', few: '# ثوان', many: '# ثانية', other: '# ثانية' });
}

/** Texts in a language: Arabic, or English for every other one. */
export function printMessagesIn(language: string): PrintMessages {
  return isArabic(language) ? ar : en;
}
