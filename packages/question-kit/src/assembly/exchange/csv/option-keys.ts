import type { CsvRow } from './columns.ts';
import { singleNumber } from './single-number.ts';

type Cells = CsvRow['items'];

/** What a table writes as keys of its options. */
export type KeyStyle = 'words' | 'places';

/**
 * Returns the cells of the options. Other tables have their words in `Answer 1`, …, where this kit's have `right` and `wrong`;
 * the key of those tables is a column of its own.
 */
export function optionCells({ items, correct }: CsvRow): CsvRow['items'] {
  if (items.some(({ item }) => item !== undefined)) return items;
  const isKey = items.every(({ answer }) => answer === undefined || /^(?:right|wrong)$/iu.test(answer));
  if (isKey && correct === undefined) return items;
  return items.map(({ answer, ...cells }) => (answer === undefined ? cells : { ...cells, item: answer }));
}

/** A row with fewer options than the table has columns has empty cells at any place. */
export function isEmptyItem(cells: CsvRow['items'][number] | undefined): boolean {
  return Object.keys(cells ?? {}).length === 0;
}

/** Both ways to read a key: as the words of an option, and as letters or numbers of options. */
function readingsOf(correct: string, items: Cells): { words: number | undefined; places: Set<number> | undefined } {
  const whole = items.findIndex(({ item }) => item === correct);
  const places = new Set(
    correct.split(/[\s,،;؛|]+/u).map((name) => {
      const index = /^[a-z]$/iu.test(name) ? name.toLowerCase().charCodeAt(0) - 97 : (singleNumber(name) ?? 0) - 1;
      return isEmptyItem(items[index]) ? -1 : index;
    }),
  );
  return { words: whole === -1 ? undefined : whole, places: places.has(-1) ? undefined : places };
}

/** What the keys of a table are, by those of its rows that can be read in one way only; undefined where they do not say. */
export function keyStyleOf(rows: readonly CsvRow[]): KeyStyle | undefined {
  const styles = new Set(
    rows.flatMap((row): KeyStyle[] => {
      if (row.correct === undefined) return [];
      const { words, places } = readingsOf(row.correct, optionCells(row));
      if (words === undefined) return places ? ['places'] : [];
      return places ? [] : ['words'];
    }),
  );
  return styles.size === 1 ? [...styles][0] : undefined;
}

interface NamedOptions {
  indexes: ReadonlySet<number>;
  /** Whether the key could name other options as well: “2” of the options 2, 4 and 6. */
  isAmbiguous: boolean;
}

/** Resolves `B`, `2`, `A, C` or the words of an option to indexes; null for a key that names none. */
export function namedOptions(correct: string, items: Cells, style: KeyStyle | undefined): NamedOptions | null {
  const { words, places } = readingsOf(correct, items);
  if (words === undefined) return places ? { indexes: places, isAmbiguous: false } : null;
  const byWords = new Set([words]);
  const isAmbiguous = places !== undefined && !(places.size === 1 && places.has(words));
  return { indexes: isAmbiguous && style === 'places' ? places : byWords, isAmbiguous };
}
