/** What a language is called in English or Arabic: its tag where it has no name, as one with an extension. */
export function languageName(tag: string, language: 'en' | 'ar'): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
