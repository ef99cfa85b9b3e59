import { foldText, withAsciiDigits } from './fold-text.ts';

/** PostgreSQL keeps 32 patterns compiled; of more, it would compile each again for every row. */
const mostWords = 16;
/** For each row PostgreSQL sets up tables of the square of a pattern's length: a word of 200 letters takes seconds in 10,000 rows. */
const longestWord = 40;

/** Where a letter is compared as another: Latin, Greek, Cyrillic, Hebrew, Arabic, their marks, and other forms of them. */
const blocks: readonly Block[] = [
  [0x00_21, 0x06_ff],
  [0x1a_b0, 0x21_ff],
  [0xfb_00, 0xff_ef],
];
const everything: Block = [0x00_21, 0xff_ff];
/** Letters of other scripts, which have marks of their own. */
const isOther = /[\u0700-\u{10ffff}]/u;
/** What `foldText` leaves out. */
const ignored = /[\p{M}\p{Cf}\u0640]/u;

/** Code points, the last included. */
type Block = readonly [first: number, last: number];

/** What a letter is compared as: as `foldText` says, and in ASCII digits. One that stands for several, like the ellipsis, is itself. */
function foldLetter(letter: string): string {
  const folded = withAsciiDigits(foldText(letter));
  return [...folded].length > 1 ? letter : folded;
}

/** The words of a search, each once, with each letter as what it is compared as. */
export function searchWords(search: string): string[] {
  const words = search.normalize('NFC').split(/\s+/u);
  const folded = words.map((word) => [...word].map(foldLetter).join(''));
  return [...new Set(folded)].filter((word) => word !== '').slice(0, mostWords);
}

/**
 * A regular expression of PostgreSQL for the texts that have a folded word in some spelling. It costs a row about what
 * `lower(…) like` does; a folded copy of everything that is searched would have to be kept.
 */
export function patternOf(word: string): string {
  alphabet ??= readAlphabet();
  const { spellings, marks, allMarks } = alphabet;
  const gap = `[${isOther.test(word) ? allMarks : marks}]*`;
  const letters = [...word].slice(0, longestWord);
  return letters.map((letter) => `[${escaped(letter)}${spellings.get(letter) ?? ''}]`).join(gap);
}

/** What a bracket of a pattern has: for a letter, those that are compared as it; and what may stand between two letters. */
interface Alphabet {
  spellings: ReadonlyMap<string, string>;
  marks: string;
  allMarks: string;
}

/** It is made for the first search, which takes a tenth of a second. */
let alphabet: Alphabet | undefined;

function readAlphabet(): Alphabet {
  const spellings = new Map<string, string>();
  for (const letter of blocks.flatMap(charactersOf)) {
    const folded = foldLetter(letter);
    if (folded !== letter) spellings.set(folded, `${spellings.get(folded) ?? ''}${escaped(letter)}`);
  }
  return { spellings, marks: blocks.map(marksOf).join(''), allMarks: marksOf(everything) };
}

/** What is ignored of a block, as ranges of a bracket. */
function marksOf(block: Block): string {
  return charactersOf(block)
    .map((character) => (ignored.test(character) ? character : ' '))
    .join('')
    .split(/ +/u)
    .map((marks) => [...marks])
    .map((marks) => (marks.length > 1 ? `${marks[0]}-${marks.at(-1)}` : marks.join('')))
    .join('');
}

const charactersOf = ([first, last]: Block) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

/** A character that stands for itself, in a bracket too. */
const escaped = (character: string) => character.replace(/[!-/:-@[-`{-~]/u, String.raw`\$&`);
