import { createNumberFormatter } from '../../primitives/messages/number-formatter.ts';
import type { vocabEditorMessages } from './editor-messages.ts';

const { counted: countedAr } = createNumberFormatter('ar');

const words = { one: 'كلمة واحدة', two: 'كلمتان', few: '# كلمات', many: '# كلمة', other: '# كلمة' };
const wordsAfter = { ...words, two: 'كلمتين' };

/** Editor messages for a word list or a passage, in Arabic. */
export const vocabEditorAr: (typeof vocabEditorMessages)['en'] = {
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
