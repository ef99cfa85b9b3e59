/** What a reader sees who looks a word up. */
export const dictionaryEn = {
  dictionaryListen: 'Listen',
  dictionaryStop: 'Stop',
  dictionaryVoiceless: 'There is no voice for this language on this device.',
  dictionaryUnheard: 'This could not be played. Try again.',
  dictionaryClose: 'Close',
  dictionaryMeaning: 'Meaning',
  dictionaryIn: (language: string): string => `In ${language}`,
  dictionarySearching: 'Looking it up',
  dictionaryUnknown: 'This word is not in the dictionary.',
  dictionaryUntranslated: 'No translation was found.',
  dictionaryOffline: 'You are offline. Words you have looked up before still open.',
  dictionaryFailed: 'The dictionary did not answer.',
  dictionaryAgain: 'Try again',
  dictionaryNone: 'No dictionary has been set up here. You can listen to the word.',
};

/** The texts of the dictionary. */
export type DictionaryMessages = typeof dictionaryEn;
