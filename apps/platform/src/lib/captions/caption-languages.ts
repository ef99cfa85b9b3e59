/** The languages that captions are offered in, as BCP 47 tags; others keep theirs. */
export const captionLanguages = [
  'en',
  'ar',
  'bn',
  'zh',
  'fa',
  'fr',
  'de',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'pl',
  'pt',
  'ru',
  'so',
  'es',
  'sw',
  'tr',
  'uk',
  'ur',
  'vi',
] as const;

/** Returns a language's name in another language, or in itself. An unknown one is its tag. */
export function languageName(tag: string, inLanguage: string = tag): string {
  try {
    const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
  } catch {
    return tag;
  }
}
