import { writerOf } from '../../views/messages/writer.ts';
import type { VocabWords } from './words-en.ts';

const { counted } = writerOf('ar');

const words = { one: 'كلمة واحدة', two: 'كلمتان', few: '# كلمات', many: '# كلمة', other: '# كلمة' };
const wordsAfter = { ...words, two: 'كلمتين' };

export const vocabAr: VocabWords = {
  vocabPassage: 'نص يُقرأ كلمةً كلمة',
  vocabPress: 'اضغط أي كلمة لتعرف معناها أو لتسمعها.',
  vocabKeys: 'تنقّل بين الكلمات بمفاتيح الأسهم، واضغط Enter لفتح الكلمة التي وصلت إليها.',
  vocabList: 'الكلمات',
  vocabLookUp: 'المعنى',
  vocabTranslate: 'ترجمة',
  vocabHideTranslation: 'إخفاء الترجمة',
  vocabNothing: 'للقراءة والتدرّب، ولا شيء هنا للتصحيح.',
  vocabRubric: 'الكلمات أو النص',
  vocabPlaceholder: 'قائمة في كل سطر منها كلمة، أو نص يمكن البحث عن معنى كل كلمة فيه',
  vocabPaste: 'لصق قائمة',
  vocabPasteTitle: 'إنشاء قائمة كلمات',
  vocabPasteHint: 'كلمة أو عبارة في كل سطر. ما بعد الشرطة يظهر إلى جانبها: بائع – من يبيع شيئًا.',
  vocabPasteLabel: 'القائمة',
  vocabPasteMake: (count) => (count === 0 ? 'أضف كلمات' : `أضف ${counted(count, wordsAfter)}`),
  vocabPasted: (count) => `أضيفت ${counted(count, words)}`,
  vocabListed: (count) => `قائمة من ${counted(count, wordsAfter)}`,
  vocabRead: (count) => `${counted(count, words)} في نص`,
  vocabPreview: 'ما يراه الطلاب',
  vocabMore: (count) => `و${counted(count, words)} أخرى`,
};
