/** Returns the texts of a story in the language of the toolbar; English for languages other than Arabic. */
export function storyMessages<Messages>(messages: { en: Messages; ar: Messages }, language: unknown): Messages {
  return String(language).startsWith('ar') ? messages.ar : messages.en;
}
