import type { PDFPageProxy } from './pdf-js.ts';

/** The text of a page, as pdf.js gives it to its text layer. */
export type PageContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

type TextItem = Extract<PageContent['items'][number], { str: string }>;

/** What an item says of the direction of its text. Digits go from left to right in any script, and a mark belongs to a letter. */
type Kind = 'rtl' | 'ltr' | 'number' | 'mark' | 'neutral';

/** An item with its place along its line, from the left, and across it; `size` is that of its font. */
interface Run {
  item: TextItem;
  kind: Kind;
  along: number;
  across: number;
  size: number;
}

// By the extensions of a script: the sign that stretches a word, U+0640, is a letter of several scripts.
const rtlLetter = /(?=\p{L})[\p{scx=Arabic}\p{scx=Hebrew}]/u;
/** The shapes that an Arabic letter, or a ligature of some, has in a word. Those of whole phrases are signs of their own. */
const shapes = /[\uFB50-\uFD3D\uFD50-\uFDCF\uFE70-\uFEFC]/gu;
/** What stands in a number. */
const separator = /^[.,:/\u066B\u066C]$/u;
/** A number after Arabic text, in which a range has two, or a single sign. */
const numberOrSign = /\p{Nd}+(?:[.,:/]\p{Nd}+)*|[^]/gu;
/** All that may be one number, a degree sign (U+00B0) with it, where it is not known what stands before it, or a single sign. */
const numbersOrSign = /[\p{Nd}\p{Sc}%#\u00B0](?:.*[\p{Nd}\p{Sc}%#\u00B0])?|[^]/gu;
/** The number of a list's item. */
const listNumber = /^\p{Nd}+[.)]$/u;
const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
};

function kindOf({ str }: TextItem): Kind {
  if (rtlLetter.test(str)) return 'rtl';
  if (/\p{L}/u.test(str)) return 'ltr';
  if (/\p{Nd}/u.test(str)) return 'number';
  // A mark of which the file does not say which one it is comes as U+0000.
  return /[\p{M}\0]/u.test(str) ? 'mark' : 'neutral';
}

function toRun(item: TextItem): Run {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0]: readonly number[] = item.transform;
  const length = Math.hypot(a, b) || 1;
  return {
    item,
    kind: kindOf(item),
    along: (a * x + b * y) / length,
    across: (a * y - b * x) / length,
    size: Math.hypot(c, d),
  };
}

const endOf = ({ along, item }: Run) => along + item.width;
const isLetter = ({ kind }: Run) => kind === 'rtl' || kind === 'ltr';
const isBlank = ({ item }: Run) => item.str.trim() === '';
/** Whether two items of Arabic stand side by side without a gap, the second on the right. */
const isNextTo = (left: Run, right: Run) =>
  left.kind === 'rtl' && right.kind === 'rtl' && Math.abs(right.along - endOf(left)) < right.size * 0.1;

/** Whether runs have more letters that go from right to left than others. */
function isMostlyRtl(runs: readonly Run[]): boolean {
  const lengthOf = (kind: Kind) => runs.reduce((sum, run) => (run.kind === kind ? sum + run.item.str.length : sum), 0);
  return lengthOf('rtl') > lengthOf('ltr');
}

/** Splits a list before each element of which that is said; it hears the element before as well. */
function splitBefore<Each>(list: readonly Each[], begins: (each: Each, before: Each) => boolean): Each[][] {
  const parts: Each[][] = [];
  for (const each of list) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part && before !== undefined && !begins(each, before)) part.push(each);
    else parts.push([each]);
  }
  return parts;
}

/**
 * Puts the text of a page in the order in which it is read, for its search and its text layer. Browsers write right-to-left text into
 * a PDF letter by letter as it stands on the paper, from the left, and in the shapes that the letters have in their words. A line
 * without two such letters side by side stays as it is: all of it goes from left to right, or another program wrote it in the order
 * of reading.
 */
export function inReadingOrder(content: PageContent): PageContent {
  const items = content.items.filter((item) => 'str' in item);
  if (!items.some(({ str }) => rtlLetter.test(str))) return content;
  const page = items.map(toRun);
  const lines = splitBefore(page, (run, before) => {
    const hasMoved =
      run.item.str !== '' && Math.abs(run.across - before.across) > Math.max(run.size, before.size) * 0.6;
    return before.item.hasEOL || hasMoved;
  });
  const isPageRtl = isMostlyRtl(page);
  return { ...content, items: lines.flatMap((line) => orderLine(line, isPageRtl)) };
}

function orderLine(line: readonly Run[], isPageRtl: boolean): TextItem[] {
  if (!line.some(({ kind }) => kind === 'rtl')) return line.map(({ item }) => item);
  const placed = withMarks(line.filter(({ item }) => item.str !== ''));
  // pdf.js takes the way to a mark and back for spaces.
  const runs = placed.filter((run, index) => {
    const next = placed[index + 1];
    return !next || !isBlank(run) || Math.abs(next.along - run.along) > run.size * 0.05;
  });
  const isAsPainted = runs.some((run, index) => index > 0 && isNextTo(runs[index - 1] ?? run, run));
  // What is painted after it on its left is another box: the next cell of a row from right to left, the text of a list's item.
  const parts = splitBefore(runs, (run, before) => run.along < before.along - run.size * 0.1);
  const ordered = isAsPainted
    ? parts.flatMap((part, index) =>
        joinWords(isListNumber(parts, index) ? turn(part, true) : orderPart(part, isPageRtl)),
      )
    : line;
  const hasEOL = line.some(({ item }) => item.hasEOL);
  return ordered.map(({ item }, index) => ({
    ...item,
    str: item.str.replaceAll(shapes, (shape) => shape.normalize('NFKC').trim()),
    hasEOL: hasEOL && index === ordered.length - 1,
  }));
}

/** Adds the marks of a line to their letters. They are painted apart, each before its letter, and the last one of a letter first. */
function withMarks(line: readonly Run[]): Run[] {
  let marks = '';
  return line.flatMap((run) => {
    const { item, kind } = run;
    if (kind === 'mark') marks = item.str.replaceAll(/[\s\0]/gu, '') + marks;
    if (kind !== 'rtl') return kind === 'mark' ? [] : run;
    const str = item.str + marks;
    marks = '';
    return { ...run, item: { ...item, str } };
  });
}

/** Whether a part of a line is the number of a list's item, on the right of its text. */
function isListNumber(parts: readonly (readonly Run[])[], index: number): boolean {
  const [part, next] = [parts[index] ?? [], parts[index + 1]];
  const isNumber = part.every(({ kind }) => kind === 'number' || kind === 'neutral');
  return index === 0 && isNumber && next?.some(({ kind }) => kind === 'rtl') === true;
}

/** Orders what stands on a line from the left, each cell of a row by itself. */
function orderPart(part: readonly Run[], isPageRtl: boolean): Run[] {
  const isWide = (run: Run, index: number) => isBlank(run) && (part[index + 1]?.along ?? 0) - run.along > run.size;
  const gaps = new Set(part.filter(isWide));
  const cells = splitBefore(part, (run, before) => gaps.has(run) || gaps.has(before));
  // The next cell of a row from right to left is painted as a part of its own. A wide gap in Arabic text is one of its blanks.
  const isText = isPageRtl && !part.some(({ kind }) => kind === 'ltr');
  return (isText ? cells.toReversed() : cells).flatMap((cell) =>
    cell.some(({ kind }) => kind === 'rtl') ? turn(cell, isRtlCell(cell, isPageRtl)) : cell,
  );
}

/** By the letters at both ends of a text; where they differ, it goes as most of the page does. */
function isRtlCell(cell: readonly Run[], isPageRtl: boolean): boolean {
  const [first, last] = [cell.find(isLetter)?.kind, cell.findLast(isLetter)?.kind];
  if (listNumber.test(cell.find((run) => !isBlank(run))?.item.str ?? '')) return false;
  return first === last ? first === 'rtl' : isPageRtl;
}

/** Orders a text that stands on a line from the left, by the rules of the Unicode bidirectional algorithm, backwards. */
function turn(part: readonly Run[], isRtl: boolean): Run[] {
  const levelled = part.map((run, index) => {
    const level = levelOf(part, index, isRtl);
    if (level === 2) {
      const [left, right] = [part.slice(0, index).findLast(isLetter), part.slice(index + 1).find(isLetter)];
      return { run: run.kind === 'number' ? asNumber(run, left, right) : run, level };
    }
    return { run: level === 1 && part.length > 1 ? asWritten(run) : run, level };
  });
  let ordered = levelled;
  for (const least of [1, 2]) {
    ordered = splitBefore(ordered, (each, before) => each.level >= least !== before.level >= least).flatMap((group) =>
      (group[0]?.level ?? 0) >= least ? group.toReversed() : group,
    );
  }
  return ordered.map(({ run }) => run);
}

/** 0 for text from left to right, 1 for text from right to left, and 2 for the former in the latter. */
function levelOf(part: readonly Run[], index: number, isRtl: boolean): 0 | 1 | 2 {
  const kind = part[index]?.kind;
  if (kind === 'rtl') return 1;
  if (kind === 'ltr') return isRtl ? 2 : 0;
  const [left, right] = [part.slice(0, index), part.slice(index + 1)];
  const isAmongRtl = left.findLast(isLetter)?.kind === 'rtl' && right.find(isLetter)?.kind === 'rtl';
  if (!isRtl && !isAmongRtl) return 0;
  if (kind === 'number') return 2;
  const isStrong = (run: Run) => run.kind !== 'neutral';
  const [before, after] = [left.findLast(isStrong)?.kind, right.find(isStrong)?.kind];
  if (!before || !after || before === 'rtl' || after === 'rtl') return 1;
  const isBetweenNumbers = before === 'number' && after === 'number';
  return isBetweenNumbers && !separator.test(part[index]?.item.str ?? '') ? 1 : 2;
}

/** What goes from right to left, as it is typed: brackets are painted mirrored there, and several signs in one item from the left. */
function asWritten(run: Run): Run {
  const { item, kind } = run;
  const signs = [...item.str].map((sign) => mirrored[sign] ?? sign);
  return { ...run, item: { ...item, str: (kind === 'neutral' ? signs.toReversed() : signs).join('') } };
}

/**
 * A number in text from right to left, as it is typed: a range after Arabic text is painted with its end first, and the stop of a
 * list's number before it. pdf.js has turned Arabic digits, and beside Latin letters all goes from left to right.
 */
function asNumber(run: Run, left: Run | undefined, right: Run | undefined): Run {
  const { item } = run;
  if (left?.kind === 'ltr' || right?.kind === 'ltr' || /[\u0660-\u0669]/u.test(item.str)) return run;
  const pieces = item.str.match(right ? numberOrSign : numbersOrSign) ?? [];
  const str = pieces
    .toReversed()
    .map((piece) => mirrored[piece] ?? piece)
    .join('');
  return { ...run, item: { ...item, str } };
}

/** Makes one item of the letters of each word, so that a double press selects all of it. */
function joinWords(ordered: readonly Run[]): Run[] {
  const isOneWord = (run: Run, before: Run) => run.item.fontName === before.item.fontName && isNextTo(run, before);
  return splitBefore(ordered, (run, before) => !isOneWord(run, before)).flatMap((word) => {
    const [first, last] = [word[0], word.at(-1)];
    if (!first || !last || first === last) return word;
    const str = word.map(({ item }) => item.str).join('');
    return { ...last, item: { ...last.item, str, width: endOf(first) - last.along } };
  });
}
