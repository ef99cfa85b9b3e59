import { createNumberFormatter } from '../../../primitives/messages/number-formatter.ts';

const { number: numberEn } = createNumberFormatter('en');

/** The texts of short answers and note sheets, in English. */
const shortEn = {
  shortField: (position: number, of: number): string =>
    of === 1 ? 'Your answer' : `Answer ${numberEn(position)} of ${numberEn(of)}`,
  shortNumber: (position: number): string => `Answer ${numberEn(position)}`,
  shortGivenAlready: 'The same answer is in another field; it counts once.',
  shortList: 'Answer by answer',
  shortSheet: 'Note sheet',
};

/** The texts of short answers and note sheets. */
export type ShortMessages = typeof shortEn;

const { number: numberAr } = createNumberFormatter('ar');

const shortAr: ShortMessages = {
  shortField: (position, of) => (of === 1 ? 'إجابتك' : `الإجابة ${numberAr(position)} من ${numberAr(of)}`),
  shortNumber: (position) => `الإجابة ${numberAr(position)}`,
  shortGivenAlready: 'كُتبت هذه الإجابة في خانة أخرى، وتُحتسب مرة واحدة.',
  shortList: 'إجابة إجابة',
  shortSheet: 'ورقة الملاحظات',
};

/** The texts of short answers and note sheets. */
export const shortMessages = { en: shortEn, ar: shortAr };
