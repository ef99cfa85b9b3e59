const arabicLetter = /\p{Script=Arabic}/u;
/** What stands before the first Arabic word, as a number, a part of speech or a pronunciation; not a bracket around Arabic. */
const beforeArabic = /^(?:[^\p{Script=Arabic}(«[]|[([](?![^)\]]*\p{Script=Arabic}))+/u;
const number = /^(?:\d{1,2}[.):]|\(\d{1,2}\)|[•·*–-])\s*/u;
const pronunciation = /\/[^/\s][^/]*\/|\[[^\]]*\]/gu;
/** Commas divide words, and also a sentence that explains one: what has longer parts stays whole. */
const maxWordsBetweenCommas = 4;

/** Returns whether most of some articles have Arabic in them. */
export function areMostlyArabic(articles: readonly (readonly string[])[]): boolean {
  const arabic = articles.filter((lines) => lines.some((line) => arabicLetter.test(line)));
  return arabic.length * 2 > articles.length;
}

function divide(line: string): string[] {
  return line.split(/[;؛|]/u).flatMap((part) => {
    const words = part.split(/[,،]/u).map((word) => word.trim());
    return words.every((word) => word.split(' ').length <= maxWordsBetweenCommas) ? words : [part.trim()];
  });
}

/** Returns the translations of a word that are among the lines of its article. */
export function translationsOf(word: string, lines: readonly string[], { isArabic }: { isArabic: boolean }): string[] {
  const written = lines.map((line) =>
    isArabic
      ? line.replace(beforeArabic, '')
      : line.replace(number, '').replaceAll(pronunciation, ' ').replaceAll(/\s+/gu, ' ').trim(),
  );
  const parts = written.flatMap(divide).map((part) => part.replaceAll(/^[\s.:،,-]+|[\s:،,-]+$/gu, ''));
  const isTranslation = (part: string) =>
    (isArabic ? arabicLetter : /\p{L}/u).test(part) && part.toLowerCase() !== word.toLowerCase();
  return [...new Set(parts.filter(isTranslation))];
}
