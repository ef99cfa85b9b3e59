import type { Work } from './work.ts';

export const en: Record<Work, string> = {
  Reading: 'Reading',
  Listening: 'Listening',
  Speaking: 'Speaking',
  Writing: 'Writing',
  Vocab: 'Vocabulary',
  lecture: 'Lecture',
  quiz: 'Quiz',
  homework: 'Homework',
  meeting: 'Meeting',
};

export const ar: Record<Work, string> = {
  Reading: 'القراءة',
  Listening: 'الاستماع',
  Speaking: 'التحدث',
  Writing: 'الكتابة',
  Vocab: 'المفردات',
  lecture: 'محاضرة',
  quiz: 'اختبار قصير',
  homework: 'واجب',
  meeting: 'اجتماع',
};
