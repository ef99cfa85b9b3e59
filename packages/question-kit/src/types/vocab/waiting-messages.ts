/** The text shown while words can only be read; apart from the others, which are loaded with the dictionary. */
export const vocabWaitingMessages = {
  en: { vocabUnloaded: 'The dictionary could not be opened. You can read the words all the same.' },
  ar: { vocabUnloaded: 'تعذّر فتح القاموس. يمكنك قراءة الكلمات مع ذلك.' },
};
