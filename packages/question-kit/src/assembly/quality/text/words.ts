import { normaliseAlways, withoutAccents } from '../../../primitives/comparison/normalise.ts';

/** Words that say little of what a text is about, in English and Arabic, as `wordsOf` gives them. */
const functionWords: ReadonlySet<string> = new Set(
  (
    'a about above after again against all also although am an and another any are around as at away back be became because become ' +
    'been before being below between both but by came can cannot come could did do does done down during each either else enough even ' +
    'ever every few for from further get go had has have having he her here hers herself him himself his how however i if in into is ' +
    'it its itself just least less like made make many may me might more most much must my neither no none nor not nothing now of off ' +
    'often on once one only or other our out over own people person quite rather same say says see seem seems shall she should since ' +
    'so some someone something still such take than that the their them themselves then there these they thing things this those ' +
    'though through to together too towards two three under until up upon us used very want was way we well were what when where ' +
    'whether which while who whom whose why will with within without would yet you your writer author text passage speaker according ' +
    'paragraph first last following sentence word words answer answers choose ' +
    'في من الي على علي عن ان انه انها هذا هذه ذلك تلك الذي التي الذين ما لا لم لن قد كان كانت هو هي هم كل بعض مع او ثم اذا حتي بين بعد ' +
    'قبل عند كما اي ايضا غير ليس الكاتب النص'
  ).split(' '),
);

/** The words of a text as they are compared: without case, accents and Arabic vowel signs, with one form of alif and ya. */
export function wordsOf(text: string): string[] {
  const plain = withoutAccents(normaliseAlways(text).toLowerCase()).replaceAll(/[أإآ]/gu, 'ا').replaceAll('ى', 'ي');
  return (plain.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []).map((word) => word.replace(/'s$/u, ''));
}

/** The words that say what a text is about, each reduced to what its forms share. */
export function contentWords(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 2 && !functionWords.has(word))
    .map(rootOf);
}

/** Whether a word says what a text is about. */
export function isContentWord(word: string): boolean {
  return word.length > 2 && !functionWords.has(word);
}

/** Finds words in a text: as they are, or in another form where they say what the text is about. */
export function wordFinder(text: string): (word: string) => boolean {
  const words = new Set(wordsOf(text));
  const roots = new Set(contentWords(text));
  return (word) => words.has(word) || (isContentWord(word) && roots.has(rootOf(word)));
}

/** What the common forms of a word share: `stones` and `stone`, `burning` and `burned`, الكتاب and كتاب. No dictionary is used. */
export function rootOf(word: string): string {
  if (/^\p{Script=Arabic}/u.test(word)) return word.length > 4 ? word.replace(/^(?:[وفبلك]?ال|لل)/u, '') : word;
  if (word.length < 5) return word.length === 4 ? word.replace(/s$/u, '') : word;
  return word.replace(/(?:ies|ied)$/u, 'y').replace(/(?:ing|edly|ed|ly|es|s|e)$/u, '');
}
