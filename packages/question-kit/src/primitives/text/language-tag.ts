/**
 * Returns a language of a host as `Intl` and `lang` take it: `en_US`, as Java, PHP and Moodle write it, is `en-US`. What is no tag is
 * read as English, the default, where `Intl` would throw.
 */
export function languageTag(language: string): string {
  const tag = language.replaceAll('_', '-');
  try {
    Intl.getCanonicalLocales(tag);
    return tag;
  } catch {
    return 'en';
  }
}

/** Returns what a language is called in the language of a reader. */
export function languageName(language: string, reader: string): string {
  // `DisplayNames` throws for an extension, such as `-u-nu-latn`.
  const { baseName } = new Intl.Locale(languageTag(language));
  return new Intl.DisplayNames(reader, { type: 'language' }).of(baseName) ?? baseName;
}
