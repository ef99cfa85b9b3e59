import { createNumberFormatter } from '../../primitives/messages/number-formatter.ts';
import { editorMessageSet } from '../../primitives/editor/messages/message-set.ts';

const { counted: countedEn } = createNumberFormatter('en');

/** Editor messages for a word list or a passage, in English. */
const vocabEditorEn = {
  rubric: 'Words or passage',
  placeholder: 'A list with a word per line, or a text whose every word can be looked up',
  paste: 'Paste a list',
  pasteTitle: 'Make a word list',
  pasteHint: 'One word or phrase per line. The text after a dash is shown beside it: buoy – a float.',
  pasteLabel: 'List',
  pasteMake: (count: number): string =>
    count === 0 ? 'Add words' : countedEn(count, { one: 'Add one word', other: 'Add # words' }),
  pasted: (count: number): string => countedEn(count, { one: 'One word added', other: '# words added' }),
  listed: (count: number): string => countedEn(count, { one: 'A list of one word', other: 'A list of # words' }),
  read: (count: number): string => countedEn(count, { one: 'One word in a passage', other: '# words in a passage' }),
  preview: 'What students see',
  more: (count: number): string => countedEn(count, { one: 'and one more', other: 'and # more' }),
};

const { counted: countedAr } = createNumberFormatter('ar');

const words = { one: 'كلمة واحدة', two: 'كلمتان', few: '# كلمات', many: '# كلمة', other: '# كلمة' };
const wordsAfter = { ...words, two: 'كلمتين' };

/** Editor messages for a word list or a passage, in Arabic. */
const vocabEditorAr: typeof vocabEditorEn = {
  rubric: 'الكلمات أو النص',
  placeholder: 'قائمة في كل سطر منها كلمة، أو نص يمكن البحث عن معنى كل كلمة فيه',
  paste: 'لصق قائمة',
  pasteTitle: 'إنشاء قائمة كلمات',
  pasteHint: 'كلمة أو عبارة في كل سطر. ما بعد الشرطة يظهر إلى جانبها: بائع – من يبيع شيئًا.',
  pasteLabel: 'القائمة',
  pasteMake: (count) => (count === 0 ? 'أضف كلمات' : `أضف ${countedAr(count, wordsAfter)}`),
  pasted: (count) => `أضيفت ${countedAr(count, words)}`,
  listed: (count) => `قائمة من ${countedAr(count, wordsAfter)}`,
  read: (count) => `${countedAr(count, words)} في نص`,
  preview: 'ما يراه الطلاب',
  more: (count) => `و${countedAr(count, words)} أخرى`,
};

export const vocabEditorMessages = editorMessageSet('vocab', vocabEditorEn, vocabEditorAr);
