import type { Annotation } from '../../core/answer-parts.ts';
import type { MarkerWords } from './marker-en.ts';

const number = new Intl.NumberFormat('ar', { maximumFractionDigits: 1 });
const rules = new Intl.PluralRules('ar');

const colours: Record<Annotation['colour'], string> = {
  amber: 'كهرماني',
  teal: 'أزرق مخضر',
  rose: 'وردي',
  violet: 'بنفسجي',
};

const left: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'بقيت إجابة واحدة للمراجعة',
  two: 'بقيت إجابتان للمراجعة',
  few: 'بقيت # إجابات للمراجعة',
};

export const markerAr: MarkerWords = {
  mark: (mark) => number.format(mark),
  total: 'المجموع',
  leftToReview: (count) => (left[rules.select(count)] ?? 'بقيت # إجابة للمراجعة').replace('#', number.format(count)),
  allReviewed: 'لم يبقَ شيء للمراجعة',
  acceptAll: 'قبول الدرجات الآلية',
  markFor: (name) => `درجة ${name}`,
  thisAnswer: 'هذه الإجابة',
  outOf: (maximum) => `من ${number.format(maximum)}`,
  atMost: (maximum) => `${number.format(maximum)} على الأكثر`,
  halfMore: 'زيادة نصف درجة',
  halfLess: 'إنقاص نصف درجة',
  reviewed: 'رُوجعت',
  reviewedOf: (name) => `رُوجعت: ${name}`,
  automatic: (mark) => `آليًا: ${number.format(mark)}`,
  was: (mark) => `كانت ${number.format(mark)}`,
  studentText: 'نص الطالب',
  studentGaveNothing: 'لم يقدّم الطالب إجابة.',
  selectHint: 'حدد كلمات بالمؤشر أو بمفاتيح الأسهم، ومع Shift لتحديد المزيد، ثم اضغط C.',
  comment: 'تعليق',
  selected: (words) => `المحدد: ${words}`,
  newComment: 'تعليق جديد',
  commentText: 'ماذا تريد أن تقول؟',
  colour: 'اللون',
  colourName: (colour) => colours[colour],
  save: 'حفظ',
  cancel: 'إلغاء',
  editComment: (position) => `تعديل التعليق ${number.format(position)}`,
  removeComment: (position) => `حذف التعليق ${number.format(position)}`,
  commentRemoved: 'حُذف التعليق.',
  undo: 'تراجع',
  commentsTitle: 'التعليقات',
  noComments: 'لا شيء بعد. حدد كلمات من النص لتبدأ.',
  overallComments: 'تعليق على النص كله',
  overallHint: 'يقرؤه الطالب بعد إعلان الدرجات.',
};
