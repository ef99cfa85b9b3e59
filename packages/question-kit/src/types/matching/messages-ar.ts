import type { MatchingMessages } from './messages-en.ts';

export const matchingAr: MatchingMessages = {
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
