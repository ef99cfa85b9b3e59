import type { Annotation } from '../schema/answer-parts.ts';
import type { MarkerMessages } from './marker-en.ts';
import { writerOf, type Forms } from './writer.ts';

const { number, counted } = writerOf('ar');

const colours: Record<Annotation['colour'], string> = {
  amber: 'كهرماني',
  teal: 'أزرق مخضر',
  rose: 'وردي',
  violet: 'بنفسجي',
};

const left: Forms = {
  one: 'بقيت إجابة واحدة للمراجعة',
  two: 'بقيت إجابتان للمراجعة',
  few: 'بقيت # إجابات للمراجعة',
  other: 'بقيت # إجابة للمراجعة',
};

export const markerAr: MarkerMessages = {
  mark: number,
  total: 'المجموع',
  leftToReview: (count) => counted(count, left),
  allReviewed: 'لم يبقَ شيء للمراجعة',
  acceptAll: 'قبول الدرجات الآلية',
  markFor: (name) => `درجة ${name}`,
  studentAnswer: 'إجابة الطالب',
  thisAnswer: 'هذه الإجابة',
  outOf: (maximum) => `من ${number(maximum)}`,
  atMost: (maximum) => `${number(maximum)} على الأكثر`,
  aNumber: 'اكتب رقمًا',
  halfMore: 'زيادة نصف درجة',
  halfLess: 'إنقاص نصف درجة',
  reviewed: 'رُوجعت',
  reviewedOf: (name) => `رُوجعت: ${name}`,
  markChanged: (from, to, by) =>
    `آليًا ${number(from)}، ثم غُيّرت إلى ${number(to)}${by === undefined ? '' : `، غيّرها ${by}`}`,
  markConfirmed: (by) => `أكّدها ${by}`,
  markGiven: (by) => `وضعها ${by}`,
  was: (mark) => `كانت ${number(mark)}`,
  studentText: 'نص الطالب',
  studentGaveNothing: 'لم يقدّم الطالب إجابة.',
  selectHint:
    'حدد بالمؤشر أو بلوحة المفاتيح: الأسهم تنتقل بين الكلمات والسطور، ومع Shift لتحديد المزيد، ثم C للتعليق وEscape للإلغاء.',
  comment: 'تعليق',
  selected: (words) => `المحدد: ${words}`,
  newComment: 'تعليق جديد',
  commentText: 'ماذا تريد أن تقول؟',
  colour: 'اللون',
  colourName: (colour) => colours[colour],
  save: 'حفظ',
  cancel: 'إلغاء',
  editComment: (position) => `تعديل التعليق ${number(position)}`,
  removeComment: (position) => `حذف التعليق ${number(position)}`,
  commentRemoved: 'حُذف التعليق.',
  undo: 'تراجع',
  commentsTitle: 'التعليقات',
  noComments: 'لا شيء بعد. حدد كلمات من النص لتبدأ.',
  teacherFiles: 'التعليقات الصوتية والملفات',
  teacherFilesHint: 'تصل إلى الطالب عند إعلان الدرجات.',
  attachFiles: 'إرفاق ملفات',
  speakComment: 'تسجيل تعليق صوتي',
  removeFile: (name) => `حذف ${name}`,
  fileRemoved: (name) => `حُذف ${name}.`,
  fileAttached: (name) => `أُرفق ${name}.`,
  fileFailed: 'لم يصل الملف. تحقق من اتصالك ثم حاول مرة أخرى.',
  filesFull: (most) => `يتسع المكان لـ ${number(most)} ملفًا.`,
  overallComments: 'تعليق على النص كله',
  overallHint: 'يقرؤه الطالب بعد إعلان الدرجات.',
};
