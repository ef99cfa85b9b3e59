const en = {
  dictionaryListen: 'Listen',
  dictionaryStop: 'Stop',
  dictionaryNoVoice: 'There is no voice for this language on this device.',
  dictionaryPlaybackFailed: 'This could not be played. Try again.',
  dictionaryClose: 'Close',
  dictionaryMeaning: 'Meaning',
  dictionaryTranslationTitle: (language: string): string => `In ${language}`,
  dictionarySynonyms: 'Similar:',
  dictionarySearching: 'Looking it up',
  dictionaryWordNotFound: 'This word is not in the dictionary.',
  dictionaryNoTranslation: 'No translation was found.',
  dictionaryOffline: 'You are offline. Words you have looked up before still open.',
  dictionaryFailed: 'The dictionary did not answer.',
  dictionaryRetry: 'Try again',
  dictionaryNotConfigured: 'No dictionary has been set up here. You can listen to the word.',
};

/** Messages of the dictionary. */
export type DictionaryMessages = typeof en;

const ar: DictionaryMessages = {
  dictionaryListen: 'استمع',
  dictionaryStop: 'إيقاف',
  dictionaryNoVoice: 'لا يوجد على هذا الجهاز صوت لهذه اللغة.',
  dictionaryPlaybackFailed: 'تعذّر تشغيل الصوت. حاول مرة أخرى.',
  dictionaryClose: 'إغلاق',
  dictionaryMeaning: 'المعنى',
  dictionaryTranslationTitle: (language) => `ب${language}`,
  dictionarySynonyms: 'كلمات قريبة:',
  dictionarySearching: 'جارٍ البحث',
  dictionaryWordNotFound: 'هذه الكلمة ليست في القاموس.',
  dictionaryNoTranslation: 'لم يُعثر على ترجمة.',
  dictionaryOffline: 'لا يوجد اتصال. الكلمات التي بحثت عنها من قبل تُفتح كالمعتاد.',
  dictionaryFailed: 'لم يستجب القاموس.',
  dictionaryRetry: 'حاول مرة أخرى',
  dictionaryNotConfigured: 'لم يُضف قاموس هنا. يمكنك الاستماع إلى الكلمة.',
};

/** Messages of the dictionary, by language. */
export const dictionaryMessages = { en, ar };
