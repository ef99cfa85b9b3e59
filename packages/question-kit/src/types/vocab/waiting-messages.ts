/** The text shown while words can only be read; apart from the others, which are loaded with the dictionary. */
export const vocabWaitingMessages = {
  en: { vocabUnloaded: 'The tools for these words could not be loaded. You can read the words all the same.' },
  ar: { vocabUnloaded: 'تعذّر تحميل أدوات هذه الكلمات. يمكنك قراءة الكلمات مع ذلك.' },
};
