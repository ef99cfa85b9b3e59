import type { Decision } from '../marking/marks.ts';
import { answerMessages } from './answer.ts';
import { createNumberFormatter, type PluralForms } from './number-formatter.ts';

const english = createNumberFormatter('en');
const arabic = createNumberFormatter('ar');

const englishDecisions: Record<Decision, string> = {
  exact: 'Exactly right.',
  alternative: 'Another answer that is accepted.',
  accent: 'Check the accents.',
  typo: 'Accepted in spite of a small spelling slip.',
  partial: 'Some, but not all of it.',
  none: 'Not the right answer.',
  manual: 'A teacher decides on this one.',
};

const en = {
  markOf: (mark: number, maximum: number): string =>
    `${english.number(mark)} of ${english.counted(maximum, { one: '# mark', other: '# marks' })}`,
  result: 'Result',
  waiting: 'Waits for a teacher',
  waitingCount: (count: number): string =>
    english.counted(count, {
      one: 'One answer still waits for a teacher.',
      other: '# answers still wait for a teacher.',
    }),
  right: 'Right',
  partlyRight: 'Partly right',
  wrong: 'Not right',
  notAnswered: 'Not answered',
  chosenAnswer: 'Chosen answer',
  rightAnswer: 'Right answer',
  decision: (decision: Decision): string => englishDecisions[decision],
  overruled: 'A teacher has looked at this and given the mark.',
  markedBy: (names: readonly string[]): string => `Marked by ${new Intl.ListFormat('en').format(names)}`,
  accepted: (answers: string): string => `Accepted: ${answers}`,
  gapNumber: (position: number): string => `Gap ${english.number(position)}`,
  notes: 'Gap by gap',
  why: 'Why',
  modelAnswer: 'Model answer',
  content: 'Content',
  language: 'Language',
  comments: 'Comments on the text',
  overall: 'From the teacher',
  showInText: 'Show in the text',
  files: 'Files from the teacher',
};

/** Messages of the review view about marks. Students, parents and teachers read them, so they address nobody. */
export type ReviewMessages = typeof en;

const arabicDecisions: Record<Decision, string> = {
  exact: 'صحيحة تمامًا.',
  alternative: 'إجابة أخرى مقبولة.',
  accent: 'تحقق من علامات الحروف.',
  typo: 'مقبولة رغم خطأ إملائي صغير.',
  partial: 'جزء منها فقط.',
  none: 'ليست الإجابة الصحيحة.',
  manual: 'يقرر المعلّم في هذه.',
};

const arabicWaiting: PluralForms = {
  one: 'إجابة واحدة ما زالت تنتظر المعلّم.',
  two: 'إجابتان ما زالتا تنتظران المعلّم.',
  few: '# إجابات ما زالت تنتظر المعلّم.',
  other: '# إجابة ما زالت تنتظر المعلّم.',
};

const arabicOutOf: PluralForms = {
  one: 'درجة واحدة',
  two: 'درجتين',
  few: '# درجات',
  other: '# درجة',
};

const ar: ReviewMessages = {
  markOf: (mark, maximum) => `${arabic.number(mark)} من ${arabic.counted(maximum, arabicOutOf)}`,
  result: 'النتيجة',
  waiting: 'تنتظر المعلّم',
  waitingCount: (count) => arabic.counted(count, arabicWaiting),
  right: 'صحيحة',
  partlyRight: 'صحيحة جزئيًا',
  wrong: 'غير صحيحة',
  notAnswered: 'بلا إجابة',
  chosenAnswer: 'الإجابة المختارة',
  rightAnswer: 'الإجابة الصحيحة',
  decision: (decision) => arabicDecisions[decision],
  overruled: 'اطّلع المعلّم على هذه ومنح الدرجة.',
  markedBy: (names) => `صحّحها ${new Intl.ListFormat('ar').format(names)}`,
  accepted: (answers) => `المقبول: ${answers}`,
  gapNumber: (position) => `الفراغ ${arabic.number(position)}`,
  notes: 'فراغًا فراغًا',
  why: 'لماذا',
  modelAnswer: 'إجابة نموذجية',
  content: 'المضمون',
  language: 'اللغة',
  comments: 'تعليقات على النص',
  overall: 'من المعلّم',
  showInText: 'إظهار في النص',
  files: 'ملفات من المعلّم',
};

/** All messages of the review view, by language: those of the answer view and those about marks. */
export const reviewMessages = { en: { ...answerMessages.en, ...en }, ar: { ...answerMessages.ar, ...ar } };
