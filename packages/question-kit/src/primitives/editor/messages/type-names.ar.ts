import type { QuestionType } from '../../../types/question-types.ts';

/** What an author calls each type, in Arabic. */
export const typeNamesAr = {
  MCQ: 'اختيار من متعدد',
  FillInBlanks: 'ملء الفراغات',
  ShortAnswers: 'إجابات قصيرة',
  NoteTaking: 'تدوين الملاحظات',
  Matching: 'مطابقة',
  Rubric: 'تعليمات',
  Vocab: 'قائمة مفردات',
  WritingPhotoDescription: 'وصف صورة',
  WritingSummaries: 'تلخيص',
  WritingEssays: 'مقال',
  SpeakingQA: 'إجابات شفهية',
  SpeakingPhotoDescription: 'التحدث عن صورة',
  VideoSpeaking: 'الرد على فيديو',
} as const satisfies Record<QuestionType, string>;
