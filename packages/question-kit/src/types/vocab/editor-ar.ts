import { writerOf } from '../../primitives/messages/writer.ts';
import type { vocabEditorEn } from './editor-en.ts';

const { counted } = writerOf('ar');

const words = { one: 'كلمة واحدة', two: 'كلمتان', few: '# كلمات', many: '# كلمة', other: '# كلمة' };
const wordsAfter = { ...words, two: 'كلمتين' };

/** Editor messages for a word list or a passage, in Arabic. */
export const vocabEditorAr: typeof vocabEditorEn = {
  rubric: 'الكلمات أو النص',
  placeholder: 'قائمة في كل سطر منها كلمة، أو نص يمكن البحث عن معنى كل كلمة فيه',
  paste: 'لصق قائمة',
  pasteTitle: 'إنشاء قائمة كلمات',
  pasteHint: 'كلمة أو عبارة في كل سطر. ما بعد الشرطة يظهر إلى جانبها: بائع – من يبيع شيئًا.',
  pasteLabel: 'القائمة',
  pasteMake: (count) => (count === 0 ? 'أضف كلمات' : `أضف ${counted(count, wordsAfter)}`),
  pasted: (count) => `أضيفت ${counted(count, words)}`,
  listed: (count) => `قائمة من ${counted(count, wordsAfter)}`,
  read: (count) => `${counted(count, words)} في نص`,
  preview: 'ما يراه الطلاب',
  more: (count) => `و${counted(count, words)} أخرى`,
};
