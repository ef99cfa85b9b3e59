import { writerOf } from '../../../primitives/messages/writer.ts';

const { number } = writerOf('en');

/** What is said around short answers and note sheets. */
export const shortEn = {
  shortField: (position: number, of: number): string =>
    of === 1 ? 'Your answer' : `Answer ${number(position)} of ${number(of)}`,
  shortNumber: (position: number): string => `Answer ${number(position)}`,
  shortGivenAlready: 'The same answer stands in another field already; it counts once.',
  shortList: 'Answer by answer',
  shortSheet: 'Note sheet',
};

/** The texts of short answers and note sheets. */
export type ShortMessages = typeof shortEn;
