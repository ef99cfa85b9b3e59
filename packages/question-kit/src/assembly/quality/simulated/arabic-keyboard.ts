/** The keys of the common Arabic layout (Windows 101) under the letters of the English one. */
const layout: ReadonlyMap<string, string> = new Map(
  Object.entries({
    q: 'ض',
    w: 'ص',
    e: 'ث',
    r: 'ق',
    t: 'ف',
    y: 'غ',
    u: 'ع',
    i: 'ه',
    o: 'خ',
    p: 'ح',
    a: 'ش',
    s: 'س',
    d: 'ي',
    f: 'ب',
    g: 'ل',
    h: 'ا',
    j: 'ت',
    k: 'ن',
    l: 'م',
    z: 'ئ',
    x: 'ء',
    c: 'ؤ',
    v: 'ر',
    b: 'لا',
    n: 'ى',
    m: 'ة',
  }),
);

/** What an Arabic keyboard writes for digits and punctuation. */
const signs: ReadonlyMap<string, string> = new Map([
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [String(value), digit] as const),
  [',', '،'],
  [';', '؛'],
  ['?', '؟'],
]);

/**
 * An answer as an Arabic keyboard writes it: Arabic-Indic digits and punctuation. Latin words without either are what one gets who
 * has forgotten to switch the layout; Arabic ones have the final ya without dots, as most keyboards in Egypt write it.
 */
export function onArabicKeyboard(text: string): string {
  const withDecimals = text.replaceAll(/(?<=\d)\.(?=\d)/gu, '٫');
  const signed = replaceEach(withDecimals, signs);
  if (signed !== text) return signed;
  if (/\p{Script=Arabic}/u.test(text)) return text.replaceAll(/ي(?!\p{L})/gu, 'ى');
  return replaceEach(text.toLowerCase(), layout);
}

/** Whether an answer was written on the wrong layout: no reader and no machine can read it. */
export function isWrongLayout(typed: string, right: string): boolean {
  return /[a-z]/iu.test(right) && !/[a-z]/iu.test(typed) && /\p{Script=Arabic}/u.test(typed);
}

function replaceEach(text: string, by: ReadonlyMap<string, string>): string {
  return [...text].map((character) => by.get(character) ?? character).join('');
}
