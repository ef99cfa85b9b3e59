import { createNumberFormatter } from '../../../primitives/messages/number-formatter.ts';

const { number: numberEn, counted: countedEn } = createNumberFormatter('en');

/** The texts of writing tasks, in English. */
const writingEn = {
  yourText: 'Your text',
  writingMarks: 'Marks',
  writingTotal: 'Total',
  wordCount: (count: number): string => countedEn(count, { one: '# word', other: '# words' }),
  wordsBetween: (least: number, most: number): string => `Write ${numberEn(least)} to ${numberEn(most)} words`,
  wordsAtLeast: (least: number): string => `Write at least ${countedEn(least, { one: '# word', other: '# words' })}`,
  wordsAtMost: (most: number): string => `Write at most ${countedEn(most, { one: '# word', other: '# words' })}`,
  wordsToGo: (count: number): string => `${numberEn(count)} to go`,
  wordsReached: 'Long enough',
  wordsOver: (count: number): string =>
    `${numberEn(count)} over. You can go on writing, but shorten it before you hand in.`,
};

/** The texts around a text that is written. */
export type WritingMessages = typeof writingEn;

const { number: numberAr, counted: countedAr } = createNumberFormatter('ar');

const wordCount = (count: number) =>
  countedAr(count, { one: 'كلمة واحدة', two: 'كلمتان', few: '# كلمات', many: '# كلمة', other: '# كلمة' });

const wordsObject = (count: number) =>
  countedAr(count, { one: 'كلمة واحدة', two: 'كلمتين', few: '# كلمات', many: '# كلمة', other: '# كلمة' });

const writingAr: WritingMessages = {
  yourText: 'نصّك',
  writingMarks: 'الدرجات',
  writingTotal: 'المجموع',
  wordCount,
  wordsBetween: (least, most) => `اكتب من ${numberAr(least)} إلى ${wordsObject(most)}`,
  wordsAtLeast: (least) => `اكتب ${wordsObject(least)} على الأقل`,
  wordsAtMost: (most) => `اكتب ${wordsObject(most)} على الأكثر`,
  wordsToGo: (count) => `بقيت ${wordCount(count)}`,
  wordsReached: 'الطول كافٍ',
  wordsOver: (count) => `زيادة ${wordCount(count)}. يمكنك متابعة الكتابة، لكن اختصر قبل التسليم.`,
};

/** The texts around a text that is written. */
export const writingMessages = { en: writingEn, ar: writingAr };
