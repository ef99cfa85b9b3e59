import { withoutAccents } from './normalise.ts';
import { wildcard } from './wildcard.ts';

/** Words that become another word without their accent, in French, Spanish, Italian and German. */
const accentedWords = new Set(
  (
    'à où là dès dû sûr mûr né tâche côte côté jeûne salé passé marché parlé maïs él tú sí mí té sé dé más aún qué cómo cuándo ' +
    'dónde quién papá está esté habló año años è é dà lì sì però metà sarà schön würde würden könnte könnten hätte hätten möchte ' +
    'wäre wären zählen drücken lösen mütter väter brüder töchter äpfel vögel'
  ).split(' '),
);

/**
 * Whether a typed answer differs from an accepted one only by missing accents. False if it has an accent that the accepted
 * answer lacks, or if the missing accent makes another word (`ou` for `où`).
 */
export function lacksAccents(typed: string, key: string): boolean {
  const words = typed.split(' ');
  const isOtherWord = (word: string) =>
    accentedWords.has(word.toLowerCase()) && !words.includes(word) && words.includes(withoutAccents(word));
  return !key.split(' ').some(isOtherWord) && agreesByLetter(splitLetters(typed), splitLetters(key));
}

/** Whether the text has the letters of the pattern, with or without their accents. A wildcard matches any letters. */
function agreesByLetter(text: readonly string[], pattern: readonly string[]): boolean {
  let [textIndex, patternIndex, wildcardIndex, resumeIndex] = [0, 0, -1, 0];
  while (textIndex < text.length) {
    const letter = pattern[patternIndex];
    if (letter === wildcard) {
      wildcardIndex = patternIndex;
      resumeIndex = textIndex;
      patternIndex += 1;
    } else if (letter !== undefined && (text[textIndex] === letter || text[textIndex] === withoutAccents(letter))) {
      textIndex += 1;
      patternIndex += 1;
    } else if (wildcardIndex === -1) return false;
    else {
      resumeIndex += 1;
      textIndex = resumeIndex;
      patternIndex = wildcardIndex + 1;
    }
  }
  return pattern.slice(patternIndex).every((letter) => letter === wildcard);
}

/** Splits a text into letters with their combining marks. Arabic and Hebrew marks are removed, because they are optional. */
function splitLetters(text: string): string[] {
  const letters = text.replaceAll(/[\u0590-\u06FF]+/gu, withoutAccents).match(/\P{M}\p{M}*/gu) ?? [];
  return letters.flatMap((letter) => {
    // A letter such as ß has two base letters.
    const baseLetters = withoutAccents(letter);
    return baseLetters.length > letter.length ? [...baseLetters].map((part) => `${part}\u0338`) : [letter];
  });
}
