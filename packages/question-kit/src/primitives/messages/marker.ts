import type { Annotation } from '../schema/answer-parts.ts';
import { reviewMessages } from './review.ts';
import { createNumberFormatter, type PluralForms } from './number-formatter.ts';

const english = createNumberFormatter('en');
const arabic = createNumberFormatter('ar');

const englishColours: Record<Annotation['colour'], string> = {
  amber: 'Amber',
  teal: 'Teal',
  rose: 'Rose',
  violet: 'Violet',
};

const en = {
  mark: english.number,
  answersPane: 'Answers',
  marksPane: 'Marks',
  resizeMarks: 'Width of the marks',
  task: 'Task',
  total: 'Total',
  leftToReview: (count: number): string =>
    english.counted(count, { one: '# answer left to review', other: '# answers left to review' }),
  allReviewed: 'Nothing left to review',
  acceptAll: 'Accept the automatic marks',
  markFor: (name: string): string => `Mark for ${name}`,
  studentAnswer: 'The student’s answer',
  thisAnswer: 'this answer',
  outOf: (maximum: number): string => `of ${english.number(maximum)}`,
  atMost: (maximum: number): string => `${english.number(maximum)} at most`,
  numberRequired: 'Write a number with two decimals at most',
  halfMore: 'Half a mark more',
  halfLess: 'Half a mark less',
  reviewed: 'Reviewed',
  reviewedOf: (name: string): string => `Reviewed: ${name}`,
  markChanged: (from: number, to: number, by: string | undefined): string =>
    `Automatic ${english.number(from)}, changed to ${english.number(to)}${by === undefined ? '' : ` by ${by}`}`,
  markConfirmed: (by: string): string => `Confirmed by ${by}`,
  markGiven: (by: string): string => `Given by ${by}`,
  previousMark: (mark: number): string => `was ${english.number(mark)}`,
  studentText: 'The student’s text',
  studentGaveNothing: 'The student has given no answer.',
  selectHint:
    'Select text with the pointer or the keyboard: arrow keys move by word or line, Shift extends the selection. Press C to comment, Escape to clear the selection.',
  comment: 'Comment',
  selected: (words: string): string => `Selected: ${words}`,
  newComment: 'New comment',
  commentText: 'What do you want to say?',
  colour: 'Colour',
  colourName: (colour: Annotation['colour']): string => englishColours[colour],
  save: 'Save',
  cancel: 'Cancel',
  editComment: (position: number): string => `Edit comment ${english.number(position)}`,
  removeComment: (position: number): string => `Remove comment ${english.number(position)}`,
  commentRemoved: 'Comment removed.',
  undo: 'Undo',
  commentsTitle: 'Comments',
  noComments: 'None yet. Select words in the text to begin.',
  teacherFiles: 'Spoken comments and files',
  teacherFilesHint: 'The student hears and gets them once the marks are released.',
  attachFiles: 'Attach files',
  speakComment: 'Speak a comment',
  spokenComment: (position: number): string => `Spoken comment ${english.number(position)}, not attached yet`,
  discardComment: 'Discard this recording',
  discardCommentTitle: 'Discard this recording?',
  discardCommentText: 'It is not attached yet, and cannot be brought back.',
  removeFile: (name: string): string => `Remove ${name}`,
  fileRemoved: (name: string): string => `${name} removed.`,
  fileAttached: (name: string): string => `${name} is attached.`,
  fileFailed: 'The file could not be uploaded. Check your connection and try again.',
  filesFull: (maxFiles: number): string => `You can attach up to ${english.number(maxFiles)} files.`,
  overallComments: 'Comment on the whole text',
  overallHint: 'The student reads this once the marks are released.',
};

/** Messages of the marker view about marking. */
export type MarkerMessages = typeof en;

const arabicColours: Record<Annotation['colour'], string> = {
  amber: 'كهرماني',
  teal: 'أزرق مخضر',
  rose: 'وردي',
  violet: 'بنفسجي',
};

const arabicLeftToReview: PluralForms = {
  one: 'بقيت إجابة واحدة للمراجعة',
  two: 'بقيت إجابتان للمراجعة',
  few: 'بقيت # إجابات للمراجعة',
  other: 'بقيت # إجابة للمراجعة',
};

const ar: MarkerMessages = {
  mark: arabic.number,
  answersPane: 'الإجابات',
  marksPane: 'الدرجات',
  resizeMarks: 'عرض الدرجات',
  task: 'المهمة',
  total: 'المجموع',
  leftToReview: (count) => arabic.counted(count, arabicLeftToReview),
  allReviewed: 'لم يبقَ شيء للمراجعة',
  acceptAll: 'قبول الدرجات الآلية',
  markFor: (name) => `درجة ${name}`,
  studentAnswer: 'إجابة الطالب',
  thisAnswer: 'هذه الإجابة',
  outOf: (maximum) => `من ${arabic.number(maximum)}`,
  atMost: (maximum) => `${arabic.number(maximum)} على الأكثر`,
  numberRequired: 'اكتب رقمًا بمنزلتين عشريتين على الأكثر',
  halfMore: 'زيادة نصف درجة',
  halfLess: 'إنقاص نصف درجة',
  reviewed: 'رُوجعت',
  reviewedOf: (name) => `رُوجعت: ${name}`,
  markChanged: (from, to, by) =>
    `آليًا ${arabic.number(from)}، ثم غُيّرت إلى ${arabic.number(to)}${by === undefined ? '' : `، غيّرها ${by}`}`,
  markConfirmed: (by) => `أكّدها ${by}`,
  markGiven: (by) => `وضعها ${by}`,
  previousMark: (mark) => `كانت ${arabic.number(mark)}`,
  studentText: 'نص الطالب',
  studentGaveNothing: 'لم يقدّم الطالب إجابة.',
  selectHint:
    'حدد بالمؤشر أو بلوحة المفاتيح: الأسهم تنتقل بين الكلمات والسطور، ومع Shift لتحديد المزيد، ثم C للتعليق وEscape لإلغاء التحديد.',
  comment: 'تعليق',
  selected: (words) => `المحدد: ${words}`,
  newComment: 'تعليق جديد',
  commentText: 'ماذا تريد أن تقول؟',
  colour: 'اللون',
  colourName: (colour) => arabicColours[colour],
  save: 'حفظ',
  cancel: 'إلغاء',
  editComment: (position) => `تعديل التعليق ${arabic.number(position)}`,
  removeComment: (position) => `حذف التعليق ${arabic.number(position)}`,
  commentRemoved: 'حُذف التعليق.',
  undo: 'تراجع',
  commentsTitle: 'التعليقات',
  noComments: 'لا شيء بعد. حدد كلمات من النص لتبدأ.',
  teacherFiles: 'التعليقات الصوتية والملفات',
  teacherFilesHint: 'تصل إلى الطالب عند إعلان الدرجات.',
  attachFiles: 'إرفاق ملفات',
  speakComment: 'تسجيل تعليق صوتي',
  spokenComment: (position) => `التعليق الصوتي ${arabic.number(position)}، لم يُرفق بعد`,
  discardComment: 'تجاهل هذا التسجيل',
  discardCommentTitle: 'أتريد تجاهل هذا التسجيل؟',
  discardCommentText: 'لم يُرفق بعد، ولا يمكن استرجاعه.',
  removeFile: (name) => `حذف ${name}`,
  fileRemoved: (name) => `حُذف ${name}.`,
  fileAttached: (name) => `أُرفق ${name}.`,
  fileFailed: 'تعذّر رفع الملف. تحقق من اتصالك ثم حاول مرة أخرى.',
  filesFull: (maxFiles) => `يمكنك إرفاق ${arabic.number(maxFiles)} ملفًا على الأكثر.`,
  overallComments: 'تعليق على النص كله',
  overallHint: 'يقرؤه الطالب بعد إعلان الدرجات.',
};

/** All messages of the marker view, by language: those of the review view and those about marking. */
export const markerMessages = { en: { ...reviewMessages.en, ...en }, ar: { ...reviewMessages.ar, ...ar } };
