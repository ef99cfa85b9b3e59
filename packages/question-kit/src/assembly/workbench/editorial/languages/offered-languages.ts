/** Languages that are offered where the paper has none of them yet; any other tag is in the paper by a question. */
export const offeredLanguages = ['en', 'ar', 'fr', 'de', 'es', 'it', 'tr', 'ur', 'fa', 'zh', 'ja', 'ru'];
