import { useUi } from '@rubrica/ui';
import { countedAr, numberAr } from '../../../primitives/editor/messages/counted-ar.ts';
import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** Texts of import and export in English. They are loaded with their dialogs. */
export const exchangeEn = {
  importing: {
    title: 'Import questions',
    text: 'Moodle GIFT and XML, Aiken, CSV and QTI. You see the result for each question before anything is opened.',
    file: 'File',
    paste: 'Or paste the text here',
    format: 'Format',
    detect: 'Detect automatically',
    read: 'Read',
    empty: 'Choose a file or paste text first.',
    failed: 'The questions could not be read',
    unread: 'The file could not be read. Choose it again.',
    untaken:
      'Something went wrong. This device may have no room left for the files of the questions: free some space, then read them again.',
    report: 'Result for each question',
    columns: { outcome: 'Outcome', line: 'Line', title: 'Question', reason: 'Reason' },
    outcomes: { taken: 'Taken', changed: 'Taken, changed', 'left-out': 'Left out' },
    found: (count: number) =>
      count === 0 ? 'No questions found.' : `${counted(count, 'question', 'questions')} found.`,
    open: (count: number) => `Open ${counted(count, 'question', 'questions')}`,
    opened: (count: number) => `${counted(count, 'question', 'questions')} opened`,
    back: 'Back',
  },
  exporting: {
    title: 'Export',
    text: 'For other programs. Whatever a format does not support is listed before you save.',
    questions: 'Questions',
    this: 'This question',
    all: (count: number) => `All open questions (${number.format(count)})`,
    format: 'Format',
    save: 'Save file',
    complete: 'The format supports everything in it.',
    tagsStay: 'The format has no tags: those of the questions are not in the file.',
    failed: 'The questions could not be exported',
    unmade: 'Something went wrong while the file was made. Try another format, or save the paper as a file.',
  },
};

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { [Key in keyof T]: Widened<T[Key]> };

/** Texts of import and export in any language. */
export type ExchangeMessages = Widened<typeof exchangeEn>;

const questions = (count: number) =>
  countedAr(count, { one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' });

/** After a preposition or a verbal noun. */
const ofQuestions = (count: number) =>
  countedAr(count, { one: 'سؤال واحد', two: 'سؤالين', few: '# أسئلة', many: '# سؤالًا', other: '# سؤال' });

/** Texts of import and export in Arabic. */
export const exchangeAr: ExchangeMessages = {
  importing: {
    title: 'استيراد أسئلة',
    text: 'من Moodle GIFT وXML وAiken وCSV وQTI. وترى نتيجة كل سؤال قبل أن يُفتح شيء.',
    file: 'ملف',
    paste: 'أو ألصق نصه هنا',
    format: 'الصيغة',
    detect: 'تحديد تلقائي',
    read: 'قراءة',
    empty: 'اختر ملفًا أو ألصق نصًا أولًا.',
    failed: 'تعذرت قراءة الأسئلة',
    unread: 'تعذرت قراءة الملف. اختره من جديد.',
    untaken: 'حدث خطأ. قد لا تكون في هذا الجهاز مساحة كافية لملفات الأسئلة، فأفرغ بعض المساحة ثم اقرأها من جديد.',
    report: 'نتيجة كل سؤال',
    columns: { outcome: 'النتيجة', line: 'السطر', title: 'السؤال', reason: 'السبب' },
    outcomes: { taken: 'أُخذ', changed: 'أُخذ مع تغيير', 'left-out': 'تُرك' },
    found: (count) => (count === 0 ? 'لم يُعثر على أسئلة.' : `عُثر على ${ofQuestions(count)}.`),
    open: (count) => `فتح ${ofQuestions(count)}`,
    opened: (count) => `فُتح ${questions(count)}`,
    back: 'رجوع',
  },
  exporting: {
    title: 'تصدير',
    text: 'لبرامج أخرى. ويُذكر قبل الحفظ ما لا تتسع له الصيغة.',
    questions: 'الأسئلة',
    this: 'هذا السؤال',
    all: (count) => `كل الأسئلة المفتوحة (${numberAr.format(count)})`,
    format: 'الصيغة',
    save: 'احفظ الملف',
    complete: 'تتسع الصيغة لكل ما فيه.',
    tagsStay: 'لا وسوم في هذه الصيغة، فوسوم الأسئلة لا تُحفظ في الملف.',
    failed: 'تعذر تصدير الأسئلة',
    unmade: 'حدث خطأ أثناء إعداد الملف. جرّب صيغة أخرى، أو احفظ الورقة ملفًا.',
  },
};

/** Texts of import and export in the language of the page. */
export function useExchangeMessages(): ExchangeMessages {
  const { language } = useUi();
  return isArabic(language) ? exchangeAr : exchangeEn;
}
