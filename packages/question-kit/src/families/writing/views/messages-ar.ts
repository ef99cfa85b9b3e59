import { writerOf } from '../../../primitives/messages/writer.ts';
import type { WritingMessages } from './messages-en.ts';

const { number, counted } = writerOf('ar');

const wordCount = (count: number) =>
  counted(count, { one: 'كلمة واحدة', two: 'كلمتان', few: '# كلمات', many: '# كلمة', other: '# كلمة' });

const wordsObject = (count: number) =>
  counted(count, { one: 'كلمة واحدة', two: 'كلمتين', few: '# كلمات', many: '# كلمة', other: '# كلمة' });

export const writingAr: WritingMessages = {
  yourText: 'نصّك',
  writingMarks: 'الدرجات',
  writingTotal: 'المجموع',
  wordCount,
  wordsBetween: (least, most) => `اكتب من ${number(least)} إلى ${wordsObject(most)}`,
  wordsAtLeast: (least) => `اكتب ${wordsObject(least)} على الأقل`,
  wordsAtMost: (most) => `اكتب ${wordsObject(most)} على الأكثر`,
  wordsToGo: (count) => `بقيت ${wordCount(count)}`,
  wordsReached: 'الطول كافٍ',
  wordsOver: (count) => `زيادة ${wordCount(count)}. يمكنك متابعة الكتابة، لكن اختصر قبل التسليم.`,
};
