/** What is said while words can only be read; apart from the others, which come with the dictionary. */
export interface VocabWaitingMessages {
  vocabUnloaded: string;
}

/** The texts of words that can only be read. */
export const waitingMessages = {
  en: { vocabUnloaded: 'The dictionary could not be opened. You can read the words all the same.' },
  ar: { vocabUnloaded: 'تعذّر فتح القاموس. يمكنك قراءة الكلمات مع ذلك.' },
} satisfies { en: VocabWaitingMessages; ar: VocabWaitingMessages };
