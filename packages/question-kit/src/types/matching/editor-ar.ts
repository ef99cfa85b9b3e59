import { countedAr, numberAr as number } from '../../primitives/editor/messages/counted-ar.ts';
import type { matchingEditorEn } from './editor-en.ts';

const pairs = (count: number) =>
  countedAr(count, { one: 'زوج واحد', two: 'زوجين', few: '# أزواج', many: '# زوجًا', other: '# زوج' });
const others = (count: number) =>
  countedAr(count, {
    one: 'خيار زائد واحد',
    two: 'خيارين زائدين',
    few: '# خيارات زائدة',
    many: '# خيارًا زائدًا',
    other: '# خيار زائد',
  });

/** Editor messages for matching, in Arabic. */
export const matchingEditorAr: typeof matchingEditorEn = {
  rubricPlaceholder: 'اكتب المطلوب: «صِل كل كلمة بمعناها.»',
  list: 'الأزواج',
  left: 'الطرف الأول',
  right: 'ما يطابقه',
  pair: (position) => `الزوج ${number.format(position)}`,
  leftOf: (position) => `الزوج ${number.format(position)}: الطرف الأول`,
  rightOf: (position) => `الزوج ${number.format(position)}: ما يطابقه`,
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
        ? `إنشاء ${pairs(count)}`
        : count === 0
          ? `إنشاء ${others(alone)}`
          : `إنشاء ${pairs(count)} و${others(alone)}`,
  pasted: (count, alone) => (alone === 0 ? `تمت إضافة ${pairs(count)}` : `تمت إضافة ${pairs(count)} و${others(alone)}`),
  removed: (position) => `حُذف الزوج ${number.format(position)}`,
  moved: (position, total) => `انتقل الزوج إلى الموضع ${number.format(position)} من ${number.format(total)}`,
  distractors: 'خيارات زائدة لا تطابق شيئًا',
  distractor: (position) => `الخيار الزائد ${number.format(position)}`,
  addDistractor: 'إضافة خيار زائد',
  removeDistractor: (text) => `إزالة ${text}`,
};
