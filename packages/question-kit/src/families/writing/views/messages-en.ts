import { writerOf } from '../../../primitives/messages/writer.ts';

const { number, counted } = writerOf('en');

/** What is said around a text that is written. */
export const writingEn = {
  yourText: 'Your text',
  writingMarks: 'Marks',
  writingTotal: 'Total',
  wordCount: (count: number): string => counted(count, { one: '# word', other: '# words' }),
  wordsBetween: (least: number, most: number): string => `Write ${number(least)} to ${number(most)} words`,
  wordsAtLeast: (least: number): string => `Write at least ${counted(least, { one: '# word', other: '# words' })}`,
  wordsAtMost: (most: number): string => `Write at most ${counted(most, { one: '# word', other: '# words' })}`,
  wordsToGo: (count: number): string => `${number(count)} to go`,
  wordsReached: 'Long enough',
  wordsOver: (count: number): string =>
    `${number(count)} over. You can go on writing, but shorten it before you hand in.`,
};

/** The texts around a text that is written. */
export type WritingMessages = typeof writingEn;
