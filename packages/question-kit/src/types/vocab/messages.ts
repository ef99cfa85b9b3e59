/** The texts of a word list or a passage, in English. */
const vocabEn = {
  vocabPassage: 'Passage to read word by word',
  vocabPress: 'Press any word to look it up or to hear it.',
  vocabPressToListen: 'Press any word to hear it.',
  vocabKeys: 'Use the arrow keys to move between words and Enter to open the current word.',
  vocabList: 'Words',
  vocabLookUp: 'Look up',
  vocabTranslate: 'Translate',
  vocabHideTranslation: 'Hide translation',
  vocabNothing: 'Read and practised; nothing to mark here.',
};

/** The texts of a word list or a passage. */
export type VocabMessages = typeof vocabEn;

const vocabAr: VocabMessages = {
  vocabPassage: 'نص يُقرأ كلمةً كلمة',
  vocabPress: 'اضغط أي كلمة لتعرف معناها أو لتسمعها.',
  vocabPressToListen: 'اضغط أي كلمة لتسمعها.',
  vocabKeys: 'تنقّل بين الكلمات بمفاتيح الأسهم، واضغط Enter لفتح الكلمة التي وصلت إليها.',
  vocabList: 'الكلمات',
  vocabLookUp: 'المعنى',
  vocabTranslate: 'ترجمة',
  vocabHideTranslation: 'إخفاء الترجمة',
  vocabNothing: 'للقراءة والتدرّب، ولا شيء هنا للتصحيح.',
};

/** The texts of a word list or a passage. */
export const vocabMessages = { en: vocabEn, ar: vocabAr };
