// In a module without React: servers import the labels.

/** Whether a language tag is Arabic; the kit's messages are in English for every other language. */
export function isArabic(language: string): boolean {
  return language.toLowerCase().startsWith('ar');
}
