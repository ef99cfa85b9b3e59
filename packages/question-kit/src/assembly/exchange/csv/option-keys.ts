import type { CsvRow } from './columns.ts';
import { singleNumber } from './single-number.ts';

type Cells = CsvRow['items'];

/** What a table writes as keys of its options. */
export type KeyStyle = 'words' | 'letters' | 'numbers';

/** The options that a key names, if it is read in one way. */
interface Reading {
  style: KeyStyle;
  indexes: ReadonlySet<number>;
}

/**
 * Returns the cells of the options. Other tables have their words in `Answer 1`, …, where this kit's have `right` and `wrong`;
 * the key of those tables is a column of its own.
 */
export function optionCells({ items, correct }: CsvRow): Cells {
  if (items.some(({ item }) => item !== undefined)) return items;
  const isKey = items.every(({ answer }) => answer === undefined || /^(?:right|wrong)$/iu.test(answer));
  if (isKey && correct === undefined) return items;
  return items.map(({ answer, ...cells }) => (answer === undefined ? cells : { ...cells, item: answer }));
}

/** A row with fewer options than the table has columns has empty cells at any place. */
export function isEmptyItem(cells: Cells[number] | undefined): boolean {
  return Object.keys(cells ?? {}).length === 0;
}

const itemSeparator = /[,،;؛|]/u;
const separator = /[\s,،;؛|]+/u;

interface Readings {
  words: Reading | undefined;
  positions: Reading | undefined;
}

/** Both ways to read a key: as the words of options (`Paris`, `Paris, Rome`), and as their letters or numbers (`B`, `2`, `A, C`). */
function readingsOf(correct: string, items: Cells): Readings {
  const names = correct.split(separator);
  const positions = names.map(positionOf);
  const words = readWords(correct, items);
  if (positions.includes(undefined)) return { words, positions: undefined };
  const indexes = positions.filter((index) => index !== undefined);
  if (indexes.some((index) => isEmptyItem(items[index])))
    // A letter or number without its option is an error rather than words with other capitals.
    return { words: isWordsOfOne(correct, items) ? words : undefined, positions: undefined };
  const style = names.every((name) => letter.test(name)) ? 'letters' : 'numbers';
  return { words, positions: { style, indexes: new Set(indexes) } };
}

const letter = /^[a-z]$/iu;

/** The index that a letter or number stands for; it may be that of no option. */
function positionOf(name: string): number | undefined {
  if (letter.test(name)) return name.toLowerCase().charCodeAt(0) - 97;
  const number = singleNumber(name);
  return number === undefined ? undefined : number - 1;
}

function isWordsOfOne(correct: string, items: Cells): boolean {
  return items.some(({ item }) => item === correct);
}

/** Reads a key as the words of an option, else as those of several. */
function readWords(correct: string, items: Cells): Reading | undefined {
  const words = wordsOfItems(items);
  for (const names of [[correct], correct.split(itemSeparator), correct.split(separator)]) {
    if (names.length > items.length) continue;
    const indexes = names.map((name) => indexOfWords(name.trim(), words, items)).filter((index) => index !== -1);
    if (indexes.length === names.length) return { style: 'words', indexes: new Set(indexes) };
  }
  return undefined;
}

/** The indexes of the options by their words, as `foldWords` writes them. */
function wordsOfItems(items: Cells): ReadonlyMap<string, number[]> {
  const indexes = new Map<string, number[]>();
  for (const [index, { item }] of items.entries()) {
    if (item === undefined) continue;
    const folded = foldWords(item);
    indexes.set(folded, [...(indexes.get(folded) ?? []), index]);
  }
  return indexes;
}

/** The option with these words; -1 if there is none, or if several have them in other letters only. */
function indexOfWords(name: string, words: ReadonlyMap<string, number[]>, items: Cells): number {
  const indexes = words.get(foldWords(name)) ?? [];
  const exact = indexes.find((index) => items[index]?.item === name);
  return exact ?? (indexes.length === 1 ? indexes[0] : undefined) ?? -1;
}

/** Programs for tables change how numbers are written, and authors the capitals. */
function foldWords(text: string): string {
  const number = singleNumber(text);
  return number === undefined ? text.toLowerCase() : String(number);
}

/** What the keys of choices are in a table, by those rows that can be read in one way only; undefined where they do not say. */
export function keyStyleOf(choices: readonly CsvRow[]): KeyStyle | undefined {
  const found = new Set(
    choices.flatMap((row) => {
      if (row.correct === undefined) return [];
      const readings = Object.values(readingsOf(row.correct, optionCells(row)));
      const styles = readings.flatMap((reading) => reading?.style ?? []);
      return styles.length === 1 ? styles : [];
    }),
  );
  return found.size === 1 ? [...found][0] : undefined;
}

interface NamedOptions {
  indexes: ReadonlySet<number>;
  /** Whether the key could name other options as well: `2` of the options 2, 4 and 6. */
  isAmbiguous: boolean;
}

/** Resolves `B`, `2`, `A, C` or the words of options to indexes; null for a key that names none. */
export function namedOptions(correct: string, items: Cells, style: KeyStyle | undefined): NamedOptions | null {
  const { words, positions } = readingsOf(correct, items);
  if (!words || !positions) {
    const only = words ?? positions;
    return only ? { indexes: only.indexes, isAmbiguous: false } : null;
  }
  if (isSame(words.indexes, positions.indexes)) return { indexes: words.indexes, isAmbiguous: false };
  // Where nothing decides, words in other letters or in a list are the weaker reading.
  const isByPosition = style === undefined ? !isWordsOfOne(correct, items) : style === positions.style;
  return { indexes: (isByPosition ? positions : words).indexes, isAmbiguous: true };
}

function isSame(first: ReadonlySet<number>, second: ReadonlySet<number>): boolean {
  return first.size === second.size && [...first].every((index) => second.has(index));
}
