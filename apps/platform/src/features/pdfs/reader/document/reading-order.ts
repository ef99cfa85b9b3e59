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

const rtlLetter = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** The shapes that an Arabic letter, or a ligature of some, has in a word. Those of whole phrases are signs of their own. */
const shapes = /[\uFB50-\uFD3D\uFD50-\uFDCF\uFE70-\uFEFC]/gu;
/** What stands in a number. */
const separator = /^[.,:/\u066B\u066C]$/u;
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
 * a PDF letter by letter as it stands on the paper, from the left, and in the shapes that the letters have in their words. A line of
 * which all goes from left to right stays as it is, and so does text that another program wrote in the order of reading.
 */
export function inReadingOrder(content: PageContent): PageContent {
  const items = content.items.filter((item) => 'str' in item);
  if (!items.some(({ str }) => rtlLetter.test(str))) return content;
  const lines = splitBefore(items.map(toRun), (run, before) => {
    const hasMoved =
      run.item.str !== '' && Math.abs(run.across - before.across) > Math.max(run.size, before.size) * 0.6;
    return before.item.hasEOL || hasMoved;
  });
  return { ...content, items: lines.flatMap(orderLine) };
}

function orderLine(line: readonly Run[]): TextItem[] {
  if (!line.some(({ kind }) => kind === 'rtl')) return line.map(({ item }) => item);
  const placed = withMarks(line.filter(({ item }) => item.str !== ''));
  // pdf.js takes the way to a mark and back for spaces.
  const runs = placed.filter((run, index) => {
    const next = placed[index + 1];
    return !next || run.item.str.trim() !== '' || Math.abs(next.along - run.along) > run.size * 0.05;
  });
  // What another program wrote in the order of reading goes to the left: each item is a part of its own, and stays where it is.
  const parts = splitBefore(runs, (run, before) => run.along < before.along - run.size * 0.1);
  const isAsPainted = parts.some((part) => part.length > 1 && part.some(({ kind }) => kind === 'rtl'));
  const lengthOf = (kind: Kind) => runs.reduce((sum, run) => (run.kind === kind ? sum + run.item.str.length : sum), 0);
  const isRtl = lengthOf('rtl') > lengthOf('ltr');
  const ordered = isAsPainted ? parts.flatMap((part) => joinWords(orderPart(part, isRtl))) : line;
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

/** Orders what stands on a line from the left, by the rules of the Unicode bidirectional algorithm, backwards. */
function orderPart(part: readonly Run[], isRtl: boolean): Run[] {
  if (!part.some(({ kind }) => kind === 'rtl')) return [...part];
  const levelled = part.map((run, index) => {
    const level = levelOf(part, index, isRtl);
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

/** Makes one item of the letters of each word, so that a double press selects all of it. */
function joinWords(ordered: readonly Run[]): Run[] {
  const isOneWord = (run: Run, before: Run) =>
    run.kind === 'rtl' &&
    before.kind === 'rtl' &&
    run.item.fontName === before.item.fontName &&
    Math.abs(before.along - endOf(run)) < run.size * 0.1;
  return splitBefore(ordered, (run, before) => !isOneWord(run, before)).flatMap((word) => {
    const [first, last] = [word[0], word.at(-1)];
    if (!first || !last || first === last) return word;
    const str = word.map(({ item }) => item.str).join('');
    return { ...last, item: { ...last.item, str, width: endOf(first) - last.along } };
  });
}
