import { countedAr, numberAr } from '../../primitives/editor/messages/counted-ar.ts';
import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const pairsEn = (count: number) => `${number.format(count)} ${rules.select(count) === 'one' ? 'pair' : 'pairs'}`;
const othersEn = (count: number) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? 'distractor' : 'distractors'}`;

/** Editor messages for matching, in English. */
const matchingEditorEn = {
  rubricPlaceholder: 'Say what to match: “Match each word with its meaning.”',
  list: 'Pairs',
  left: 'First half',
  right: 'What belongs to it',
  pair: (position: number) => `Pair ${number.format(position)}`,
  leftOf: (position: number) => `Pair ${number.format(position)}: first half`,
  rightOf: (position: number) => `Pair ${number.format(position)}: what belongs to it`,
  empty: 'No pairs yet. Add them one by one, or paste a list.',
  reused: 'There are fewer choices than pairs: students may use each more than once.',
  once: 'Students use each choice once.',
  add: 'Add a pair',
  paste: 'Paste a list',
  pasteTitle: 'Make pairs from a list',
  pasteHint:
    'One pair per line, the halves parted by =, a tab or “ - ”. A line that begins with = is a choice that belongs nowhere.',
  pasteLabel: 'List',
  pasteMake: (count: number, alone: number) =>
    count + alone === 0
      ? 'Make pairs'
      : alone === 0
        ? `Make ${pairsEn(count)}`
        : count === 0
          ? `Make ${othersEn(alone)}`
          : `Make ${pairsEn(count)} and ${othersEn(alone)}`,
  pasted: (count: number, alone: number) =>
    alone === 0 ? `${pairsEn(count)} added` : `${pairsEn(count)} and ${othersEn(alone)} added`,
  removed: (position: number) => `Pair ${number.format(position)} deleted`,
  moved: (position: number, total: number) =>
    `Pair moved to position ${number.format(position)} of ${number.format(total)}`,
  distractors: 'Choices that belong nowhere',
  distractor: (position: number) => `Choice ${number.format(position)} that belongs nowhere`,
  addDistractor: 'Add a choice',
  removeDistractor: (text: string) => `Remove ${text}`,
};

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
const matchingEditorAr: typeof matchingEditorEn = {
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

export const matchingEditorMessages = editorMessageSet('matching', matchingEditorEn, matchingEditorAr);
