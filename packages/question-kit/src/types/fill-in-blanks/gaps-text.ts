import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { FillInBlanksItem, Gap } from './schema.ts';

/** A piece of an author's text: `[[answer|alternative]]` or what stands between. `start` and `end` as `slice` takes them. */
interface Piece {
  gap: boolean;
  /** Without the brackets of a gap, escapes still in it. */
  source: string;
  start: number;
  end: number;
}

/**
 * Reads `Bees make [[honey|wax]].` into text runs and gaps.
 *
 * Between `[[` and `]]` answers are parted by `|`; `\|`, `\]` and `\\` stand for the sign itself, and `*` and `\*` mean
 * what they mean in an accepted answer. Outside, `\[` and `\\` stand for the sign. A `[[` that is never closed is text.
 *
 * @param previous the items that the text was made from: a gap that is still there keeps its id, `why`, `match` and `mark`
 */
export function gapsFromText(
  text: string,
  previous: readonly FillInBlanksItem[] = [],
  newId: () => string = freshId,
): FillInBlanksItem[] {
  const items = piecesOf(text).map((piece): FillInBlanksItem =>
    piece.gap
      ? { type: 'gap', id: '', answers: readAnswers(piece.source) }
      : { type: 'text', text: unescape(piece.source, '[\\') },
  );
  const gaps = items.filter((item) => item.type === 'gap');
  const kept = keepGaps(
    previous.filter((item) => item.type === 'gap'),
    gaps,
  );
  let place = 0;
  return items.map((item) => {
    if (item.type === 'text') return item;
    const before = kept[place];
    place += 1;
    return before ? { ...before, answers: item.answers } : { ...item, id: newId() };
  });
}

/** Writes text runs and gaps as an author types them; `gapsFromText` reads it back. */
export function gapsToText(items: readonly FillInBlanksItem[]): string {
  return items.map((item) => (item.type === 'gap' ? writeGap(item) : escapeText(item.text))).join('');
}

/**
 * Makes a gap of the selected words in an author's text, without the white space around them.
 *
 * @returns the new text, or null where nothing is selected or the selection touches a gap
 */
export function gapInText(text: string, start: number, end: number): string | null {
  const from = start + (/^\s*/u.exec(text.slice(start, end))?.[0].length ?? 0);
  const selected = text.slice(start, end).trim();
  const to = from + selected.length;
  const isFree = piecesOf(text).every((piece) => !piece.gap || piece.end <= from || piece.start >= to);
  if (selected === '' || !isFree) return null;
  const answer = unescape(selected, '[\\').replaceAll(/[*\\]/gu, String.raw`\$&`);
  return `${text.slice(0, from)}[[${escapeAnswer(answer)}]]${text.slice(to)}`;
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let plain = 0;
  let at = 0;
  const push = (gap: boolean, start: number, end: number, brackets: number) => {
    if (start < end) pieces.push({ gap, source: text.slice(start + brackets, end - brackets), start, end });
  };
  let closable = true;
  while (at < text.length) {
    if (text[at] === '\\') at += 2;
    else if (closable && text.startsWith('[[', at)) {
      const close = closingOf(text, at + 2);
      closable = close !== -1;
      if (closable) {
        push(false, plain, at, 0);
        push(true, at, close + 2, 2);
        plain = close + 2;
      }
      at = closable ? close + 2 : at + 2;
    } else at += 1;
  }
  push(false, plain, text.length, 0);
  return pieces;
}

function closingOf(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(']]', at)) return at;
  }
  return -1;
}

function readAnswers(source: string): string[] {
  const answers = [''];
  for (let at = 0; at < source.length; at += 1) {
    const isEscape = source[at] === '\\' && at + 1 < source.length;
    if (source[at] === '|') answers.push('');
    else answers.push(`${answers.pop() ?? ''}${source[at] ?? ''}${isEscape ? (source[at + 1] ?? '') : ''}`);
    if (isEscape) at += 1;
  }
  return answers.map((answer) => unescape(answer, '|]\\').trim()).filter((answer) => answer !== '');
}

/** Resolves a backslash before one of `signs`; before anything else it is itself. */
function unescape(source: string, signs: string): string {
  let text = '';
  for (let at = 0; at < source.length; at += 1) {
    const next = source[at + 1];
    const isEscape = source[at] === '\\' && next !== undefined && signs.includes(next);
    if (isEscape) at += 1;
    text += source[at] ?? '';
  }
  return text;
}

function writeGap(gap: Gap): string {
  return `[[${gap.answers.map(escapeAnswer).join('|')}]]`;
}

function escapeAnswer(answer: string): string {
  return answer.replaceAll(/\\(?=[\\|\]]|$)|[|\]]/gu, String.raw`\$&`);
}

function escapeText(text: string): string {
  return text.replaceAll(/\\(?=[\\[]|$)|\[(?=\[|$)/gu, String.raw`\$&`);
}

/** Pairs the gaps of the text as it is now with those before: the same from the front and from the back, then by place. */
function keepGaps(before: readonly Gap[], now: readonly Gap[]): (Gap | undefined)[] {
  const least = Math.min(before.length, now.length);
  let front = 0;
  while (front < least && isSame(before[front], now[front])) front += 1;
  let back = 0;
  while (back < least - front && isSame(before.at(-1 - back), now.at(-1 - back))) back += 1;
  return now.map((_, index) => {
    const fromEnd = now.length - index;
    if (fromEnd <= back) return before[before.length - fromEnd];
    return index < before.length - back ? before[index] : undefined;
  });
}

function isSame(one: Gap | undefined, other: Gap | undefined): boolean {
  return one?.answers.join('|') === other?.answers.join('|');
}
