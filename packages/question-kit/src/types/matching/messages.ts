/** The texts of matching, in English. */
const matchingEn = {
  matchChoose: 'Choose',
  matchHere: 'Put it here',
  matchEmpty: 'Not matched',
  matchBank: 'Choices',
  matchHint: 'Drag a choice to its place, or tap one and then the other.',
  matchAgain: 'You may use a choice more than once.',
  matchUsed: (left: string): string => `matched with ${left}`,
  matchClear: (left: string): string => `Take out what is matched with ${left}`,
  matchHeld: (text: string): string => `${text} picked. Now choose its place.`,
  matchPicked: (text: string): string => `${text} picked. Choose another place, or press Delete to take it out.`,
  matchWaits: (left: string): string => `${left}: now choose what belongs to it.`,
  matchPlaced: (text: string, left: string): string => `${text} is matched with ${left}.`,
  matchReplaced: (text: string, left: string, out: string): string =>
    `${text} is matched with ${left}; ${out} is taken out.`,
  matchExchanged: (text: string, left: string, out: string, from: string): string =>
    `Exchanged: ${text} is matched with ${left}, and ${out} with ${from}.`,
  matchReturned: (text: string): string => `${text} is taken out.`,
  matchPairs: 'Pair by pair',
  matchWith: 'matched with',
  matchGone: 'A choice that is no longer offered',
};

/** The texts of matching. */
export type MatchingMessages = typeof matchingEn;

const matchingAr: MatchingMessages = {
  matchChoose: 'اختر',
  matchHere: 'ضعه هنا',
  matchEmpty: 'بلا مطابقة',
  matchBank: 'الخيارات',
  matchHint: 'اسحب الخيار إلى مكانه، أو المس أحدهما ثم الآخر.',
  matchAgain: 'يمكنك استخدام الخيار أكثر من مرة.',
  matchUsed: (left) => `مطابق لـ: ${left}`,
  matchClear: (left) => `إزالة ما طوبق مع: ${left}`,
  matchHeld: (text) => `اخترت: ${text}. حدّد مكانه الآن.`,
  matchPicked: (text) => `اخترت: ${text}. حدّد مكانًا آخر، أو اضغط Delete لإزالته.`,
  matchWaits: (left) => `${left}: اختر الآن ما يطابقه.`,
  matchPlaced: (text, left) => `طوبق «${text}» مع «${left}».`,
  matchReplaced: (text, left, out) => `طوبق «${text}» مع «${left}»، وأُزيل «${out}».`,
  matchExchanged: (text, left, out, from) => `تبادلا: «${text}» مع «${left}»، و«${out}» مع «${from}».`,
  matchReturned: (text) => `أُزيل «${text}».`,
  matchPairs: 'كل زوج على حدة',
  matchWith: 'مطابق لـ',
  matchGone: 'خيار لم يعد متاحًا',
};

/** The texts of matching. */
export const matchingMessages = { en: matchingEn, ar: matchingAr };
