import type { Decision } from '../../core/type-definition.ts';
import type { ReviewWords } from './review-en.ts';

const number = new Intl.NumberFormat('ar', { maximumFractionDigits: 1 });
const rules = new Intl.PluralRules('ar');

const decisions: Record<Decision, string> = {
  exact: 'صحيحة تمامًا.',
  alternative: 'صحيحة: إجابة أخرى مقبولة.',
  accent: 'صحيحة، لكن انتبه إلى علامات الحروف.',
  typo: 'مقبولة رغم خطأ إملائي صغير.',
  partial: 'بعضها صحيح.',
  none: 'ليست الإجابة الصحيحة.',
  manual: 'يقرر المعلّم في هذه.',
};

const waiting: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'إجابة واحدة ما زالت تنتظر المعلّم.',
  two: 'إجابتان ما زالتا تنتظران المعلّم.',
  few: '# إجابات ما زالت تنتظر المعلّم.',
};

const outOf: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'درجة واحدة',
  two: 'درجتين',
  few: '# درجات',
};

export const reviewAr: ReviewWords = {
  markOf: (mark, maximum) =>
    `${number.format(mark)} من ${(outOf[rules.select(maximum)] ?? '# درجة').replace('#', number.format(maximum))}`,
  result: 'النتيجة',
  waiting: 'تنتظر المعلّم',
  waitingCount: (count) =>
    (waiting[rules.select(count)] ?? '# إجابة ما زالت تنتظر المعلّم.').replace('#', number.format(count)),
  right: 'صحيحة',
  partlyRight: 'صحيحة جزئيًا',
  wrong: 'غير صحيحة',
  notAnswered: 'بلا إجابة',
  yourAnswer: 'إجابتك',
  rightAnswer: 'الإجابة الصحيحة',
  decision: (decision) => decisions[decision],
  overruled: 'اطّلع المعلّم على هذه ومنح الدرجة.',
  accepted: (answers) => `المقبول: ${answers}`,
  gapNumber: (position) => `الفراغ ${number.format(position)}`,
  notes: 'فراغًا فراغًا',
  why: 'لماذا',
  modelAnswer: 'إجابة نموذجية',
  content: 'المضمون',
  language: 'اللغة',
  comments: 'تعليقات على نصّك',
  overall: 'من معلّمك',
  showInText: (position) => `إظهار التعليق ${number.format(position)} في النص`,
  files: 'ملفات من معلّمك',
};
