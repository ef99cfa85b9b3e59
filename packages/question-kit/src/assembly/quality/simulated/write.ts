import { acceptedNumbers } from '../../../primitives/comparison/match-answer.ts';
import { withoutAccents } from '../../../primitives/comparison/normalise.ts';
import { literalOf } from '../../../primitives/comparison/wildcard.ts';
import type { Match } from '../../../primitives/schema/fields.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isContentWord, wordsOf } from '../text/words.ts';
import { onArabicKeyboard } from './arabic-keyboard.ts';
import { oneOf } from './random.ts';
import type { Situation } from './situation.ts';
import type { ByStudent } from './students.ts';

/** A field that is typed into. */
export interface TypedField {
  /** A name within the question, for the seed. */
  name: string;
  answers: readonly string[];
  match?: Match | undefined;
  /** What stands around it. */
  context: string;
  /** Its place among the fields of the block. */
  at: number;
  fields: number;
}

type Write = (field: TypedField, situation: Situation) => string;

/** The most characters of one typed answer. */
const longest = 2000;

/** What each student types into a field. */
export const writeAnswer: ByStudent<Write> = {
  perfect: rightAnswer,
  'near-miss': (field) => nearMiss(field),
  'no-accents': (field) => withoutAccents(rightAnswer(field)),
  typos: (field, { seed }) => withTypo(rightAnswer(field), oneOf([0, 1, 2], seed, field.name) ?? 0),
  empty: () => '',
  guesses: (field, { passage, seed }) => {
    const words = wordsOf(`${passage} ${field.context}`).filter(isContentWord);
    return oneOf(words, seed, field.name) ?? 'something';
  },
  'arabic-keyboard': (field) => onArabicKeyboard(rightAnswer(field)),
  fast: (field) =>
    field.at < field.fields / 2
      ? rightAnswer(field)
          .toLowerCase()
          .replaceAll(/[.,;:!?'’]/gu, '')
      : '',
  copies: (field, { passage, language }) =>
    sentenceWith(rightAnswer(field), passage, language) ?? field.context.slice(0, 300),
  'writes-much': (field) => {
    const right = rightAnswer(field);
    const text = isArabic(right)
      ? `أعتقد أن الإجابة هي ${right} لأن هذا مذكور في النص`
      : `I think it is ${right} because the text says so`;
    return text.slice(0, longest);
  },
};

/** The model answer as a student would type it: of a wildcard nothing, of a range of numbers its middle. */
function rightAnswer({ answers, match }: TypedField): string {
  const answer = answers.find((each) => each.trim() !== '') ?? '';
  if (match?.compare !== 'number') return literalOf(answer).trim();
  const range = acceptedNumbers(answer);
  return range ? String(Number(((range.from + range.to) / 2).toPrecision(12))) : answer;
}

/** A wrong answer that looks like the right one: another number, the plural for the singular, the word with or without ال. */
function nearMiss(field: TypedField): string {
  const right = rightAnswer(field);
  const range = field.match?.compare === 'number' ? acceptedNumbers(field.answers[0] ?? '') : undefined;
  if (range) return String(Number((range.to + 1).toPrecision(12)));
  if (/\d/u.test(right)) return right.replace(/\d(?=\D*$)/u, (digit) => String((Number(digit) + 1) % 10));
  if (right === '') return '';
  if (isArabic(right)) return right.startsWith('ال') && right.length > 4 ? right.slice(2) : `ال${right}`;
  return /[^s]s$/u.test(right) ? right.slice(0, -1) : `${right}s`;
}

/** The text with two letters of its longest word exchanged, or in a short one a letter twice. */
function withTypo(text: string, shift: number): string {
  const [word = ''] = (text.match(/\p{L}+/gu) ?? []).toSorted((a, b) => b.length - a.length);
  const letters = [...word];
  const last = letters.at(-1) ?? '';
  if (letters.length < 4) return text.replace(word, `${word}${last}`);
  const places = letters.flatMap((letter, at) =>
    at > 0 && at < letters.length - 1 && letter !== letters[at + 1] ? [at] : [],
  );
  const at = places[shift % Math.max(places.length, 1)];
  if (at === undefined) return text.replace(word, `${word}${last}`);
  const swapped = letters.toSpliced(at, 2, letters[at + 1] ?? '', letters[at] ?? '');
  return text.replace(word, swapped.join(''));
}

/** The sentence of the passage in which the answer stands. */
function sentenceWith(answer: string, passage: string, language: string): string | undefined {
  const words = wordsOf(answer).join(' ');
  if (words === '') return undefined;
  const found = sentencesOf(passage, language).find((sentence) =>
    ` ${wordsOf(sentence).join(' ')} `.includes(` ${words} `),
  );
  return found?.slice(0, longest);
}

function isArabic(text: string): boolean {
  return /\p{Script=Arabic}/u.test(text);
}
