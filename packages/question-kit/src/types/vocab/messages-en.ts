/** What is said around a word list or a passage. */
export const vocabEn = {
  vocabPassage: 'Passage to read word by word',
  vocabPress: 'Press any word to look it up or to hear it.',
  vocabKeys: 'Arrow keys walk through the words, Enter opens the one you are at.',
  vocabList: 'Words',
  vocabLookUp: 'Look up',
  vocabTranslate: 'Translate',
  vocabHideTranslation: 'Hide translation',
  vocabNothing: 'Read and practised; nothing to mark here.',
};

/** The texts of a word list or a passage. */
export type VocabMessages = typeof vocabEn;
