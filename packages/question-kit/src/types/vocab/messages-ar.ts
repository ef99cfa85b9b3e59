import type { VocabMessages } from './messages-en.ts';

export const vocabAr: VocabMessages = {
  vocabPassage: 'نص يُقرأ كلمةً كلمة',
  vocabPress: 'اضغط أي كلمة لتعرف معناها أو لتسمعها.',
  vocabKeys: 'تنقّل بين الكلمات بمفاتيح الأسهم، واضغط Enter لفتح الكلمة التي وصلت إليها.',
  vocabList: 'الكلمات',
  vocabLookUp: 'المعنى',
  vocabTranslate: 'ترجمة',
  vocabHideTranslation: 'إخفاء الترجمة',
  vocabNothing: 'للقراءة والتدرّب، ولا شيء هنا للتصحيح.',
};
