/**
 * Letters that an English keyboard lacks, by primary language subtag, in alphabetical order. Each entry is inserted as it
 * is; Arabic vowel signs are separate entries.
 */
const accentedLetters: Readonly<Record<string, string>> = {
  ar: 'ء أ إ آ ؤ ئ ة ى \u064E \u064F \u0650 \u0652 \u0651 \u064B \u064C \u064D',
  ca: 'à ç è é í ï ò ó ú ü ·',
  cs: 'á č ď é ě í ň ó ř š ť ú ů ý ž',
  cy: 'â ê î ô û ŵ ŷ',
  da: 'æ ø å é',
  de: 'ä ö ü ß',
  el: 'ά έ ή ί ό ύ ώ ϊ ϋ',
  es: 'á é í ñ ó ú ü ¿ ¡',
  et: 'ä õ ö ü š ž',
  fi: 'å ä ö',
  fr: 'à â æ ç é è ê ë î ï ô œ ù û ü ÿ',
  ga: 'á é í ó ú',
  hr: 'č ć đ š ž',
  hu: 'á é í ó ö ő ú ü ű',
  is: 'á ð é í ó ú ý þ æ ö',
  it: 'à è é ì í ò ó ù ú',
  lt: 'ą č ę ė į š ų ū ž',
  lv: 'ā č ē ģ ī ķ ļ ņ š ū ž',
  mt: 'ċ ġ ħ ż à',
  nl: 'á é ë ï í ó ö ü ú',
  no: 'æ ø å é',
  pl: 'ą ć ę ł ń ó ś ź ż',
  pt: 'á â ã à ç é ê í ó ô õ ú',
  ro: 'ă â î ș ț',
  sk: 'á ä č ď é í ĺ ľ ň ó ô ŕ š ť ú ý ž',
  sl: 'č š ž',
  sq: 'ç ë',
  sv: 'å ä ö é',
  tr: 'ç ğ ı i ö ş ü',
};

const languageAliases: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', bs: 'hr' };

/** Returns the letters of a language that an English keyboard lacks; empty for an unknown language. */
export function accentedLettersOf(language: string): string[] {
  const [primary = ''] = language.toLowerCase().split('-');
  const found = accentedLetters[languageAliases[primary] ?? primary];
  return found === undefined ? [] : found.split(' ');
}

/** Returns the capital of a letter by the rules of its language, or the letter itself if it has none. */
export function capitalOf(letter: string, language: string): string {
  if (letter === 'ß') return 'ẞ';
  const capital = letter.toLocaleUpperCase(language);
  return capital.length > letter.length ? letter : capital;
}
