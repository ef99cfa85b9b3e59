import { countedAr, numberAr } from '../../primitives/editor/messages/counted-ar.ts';
import type { matchingEditorMessages } from './editor-messages.ts';

const pairsAr = (count: number) =>
  countedAr(count, { one: 'زوج واحد', two: 'زوجين', few: '# أزواج', many: '# زوجًا', other: '# زوج' });
const othersAr = (count: number) =>
  countedAr(count, {
    one: 'خيار زائد واحد',
    two: 'خيارين زائدين',
    few: '# خيارات زائدة',
    many: '# خيارًا زائدًا',
    other: '# خيار زائد',
  });

/** Editor messages for matching, in Arabic. */
export const matchingEditorAr: (typeof matchingEditorMessages)['en'] = {
  rubricPlaceholder: 'اكتب المطلوب: «صِل كل كلمة بمعناها.»',
  list: 'الأزواج',
  left: 'الطرف الأول',
  right: 'ما يطابقه',
  pair: (position) => `الزوج ${numberAr.format(position)}`,
  leftOf: (position) => `الزوج ${numberAr.format(position)}: الطرف الأول`,
  rightOf: (position) => `الزوج ${numberAr.format(position)}: ما يطابقه`,
  empty: 'لا أزواج بعد. أضفها واحدًا واحدًا، أو الصق قائمة.',
  reused: 'الخيارات أقل من الأزواج، لذا يمكن للطلاب استخدام كل خيار أكثر من مرة.',
  once: 'يستخدم الطلاب كل خيار مرة واحدة.',
  add: 'إضافة زوج',
  paste: 'لصق قائمة',
  pasteTitle: 'إنشاء أزواج من قائمة',
  pasteHint: 'زوج في كل سطر، وبين طرفيه = أو مسافة جدولة أو « - ». السطر الذي يبدأ بالعلامة = خيار زائد لا يطابق شيئًا.',
  pasteLabel: 'القائمة',
  pasteMake: (count, alone) =>
    count + alone === 0
      ? 'إنشاء الأزواج'
      : alone === 0
        ? `إنشاء ${pairsAr(count)}`
        : count === 0
          ? `إنشاء ${othersAr(alone)}`
          : `إنشاء ${pairsAr(count)} و${othersAr(alone)}`,
  pasted: (count, alone) =>
    alone === 0 ? `تمت إضافة ${pairsAr(count)}` : `تمت إضافة ${pairsAr(count)} و${othersAr(alone)}`,
  removed: (position) => `حُذف الزوج ${numberAr.format(position)}`,
  moved: (position, total) => `انتقل الزوج إلى الموضع ${numberAr.format(position)} من ${numberAr.format(total)}`,
  distractors: 'خيارات زائدة لا تطابق شيئًا',
  distractor: (position) => `الخيار الزائد ${numberAr.format(position)}`,
  addDistractor: 'إضافة خيار زائد',
  removeDistractor: (text) => `إزالة ${text}`,
};
