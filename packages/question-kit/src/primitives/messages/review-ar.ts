import type { Decision } from '../marking/marks.ts';
import type { ReviewMessages } from './review-en.ts';
import { writerOf, type Forms } from './writer.ts';

const { number, counted } = writerOf('ar');

const decisions: Record<Decision, string> = {
  exact: 'صحيحة تمامًا.',
  alternative: 'إجابة أخرى مقبولة.',
  accent: 'انتبه إلى علامات الحروف.',
  typo: 'مقبولة رغم خطأ إملائي صغير.',
  partial: 'جزء منها فقط.',
  none: 'ليست الإجابة الصحيحة.',
  manual: 'يقرر المعلّم في هذه.',
};

const waiting: Forms = {
  one: 'إجابة واحدة ما زالت تنتظر المعلّم.',
  two: 'إجابتان ما زالتا تنتظران المعلّم.',
  few: '# إجابات ما زالت تنتظر المعلّم.',
  other: '# إجابة ما زالت تنتظر المعلّم.',
};

const outOf: Forms = {
  one: 'درجة واحدة',
  two: 'درجتين',
  few: '# درجات',
  other: '# درجة',
};

export const reviewAr: ReviewMessages = {
  markOf: (mark, maximum) => `${number(mark)} من ${counted(maximum, outOf)}`,
  result: 'النتيجة',
  waiting: 'تنتظر المعلّم',
  waitingCount: (count) => counted(count, waiting),
  right: 'صحيحة',
  partlyRight: 'صحيحة جزئيًا',
  wrong: 'غير صحيحة',
  notAnswered: 'بلا إجابة',
  yourAnswer: 'إجابتك',
  rightAnswer: 'الإجابة الصحيحة',
  decision: (decision) => decisions[decision],
  overruled: 'اطّلع المعلّم على هذه ومنح الدرجة.',
  markedBy: (names) => `صحّحها ${new Intl.ListFormat('ar').format(names)}`,
  accepted: (answers) => `المقبول: ${answers}`,
  gapNumber: (position) => `الفراغ ${number(position)}`,
  notes: 'فراغًا فراغًا',
  why: 'لماذا',
  modelAnswer: 'إجابة نموذجية',
  content: 'المضمون',
  language: 'اللغة',
  comments: 'تعليقات على نصّك',
  overall: 'من معلّمك',
  showInText: 'إظهار في النص',
  files: 'ملفات من معلّمك',
};
