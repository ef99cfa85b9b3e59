import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { FillInBlanksItem, Gap } from './schema.ts';

/** A piece of an author's text: `[[answer|alternative]]` or what stands between. `start` and `end` as `slice` takes them. */
export interface GapPiece {
  gap: boolean;
  /** Without the brackets of a gap, escapes still in it. */
  source: string;
  start: number;
  end: number;
}

/**
 * Reads `Bees make [[honey|wax]].` into text runs and gaps, each gap with a new id; `trackGaps` keeps the ids of a text that
 * is being edited.
 *
 * Between `[[` and `]]` answers are separated by `|`; `\|`, `\[`, `\]` and `\\` are the character itself, and `*` and `\*`
 * mean what they mean in an accepted answer. Outside, `\[` and `\\` are the character itself. A `[[` that is not closed before
 * the next one is text, so a gap that is being typed never takes in the gap after it.
 */
export function gapsFromText(text: string, newId: () => string = freshId): FillInBlanksItem[] {
  return gapPieces(text).map((piece) =>
    piece.gap ? { type: 'gap', id: newId(), answers: answersOf(piece) } : textOf(piece),
  );
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
  const isFree = gapPieces(text).every((piece) => !piece.gap || piece.end <= from || piece.start >= to);
  if (selected === '' || !isFree) return null;
  const answer = unescape(selected, '[\\').replaceAll(/[*\\]/gu, String.raw`\$&`);
  return `${text.slice(0, from)}[[${escapeAnswer(answer)}]]${text.slice(to)}`;
}

/** The pieces of an author's text, in their order. */
export function gapPieces(text: string): GapPiece[] {
  const pieces: GapPiece[] = [];
  let plain = 0;
  let open = -1;
  const push = (gap: boolean, start: number, end: number, brackets: number) => {
    if (start < end) pieces.push({ gap, source: text.slice(start + brackets, end - brackets), start, end });
  };
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith('[[', at)) open = at;
    else if (open !== -1 && at >= open + 2 && text.startsWith(']]', at)) {
      push(false, plain, open, 0);
      push(true, open, at + 2, 2);
      plain = at + 2;
      open = -1;
      at += 1;
    }
  }
  push(false, plain, text.length, 0);
  return pieces;
}

/** The run of text that a piece without a gap stands for. */
export function textOf({ source }: GapPiece): FillInBlanksItem {
  return { type: 'text', text: unescape(source, '[\\') };
}

/** The answers in a gap of an author's text. */
export function answersOf({ source }: GapPiece): string[] {
  const answers = [''];
  for (let at = 0; at < source.length; at += 1) {
    const isEscape = source[at] === '\\' && at + 1 < source.length;
    if (source[at] === '|') answers.push('');
    else answers.push(`${answers.pop() ?? ''}${source[at] ?? ''}${isEscape ? (source[at + 1] ?? '') : ''}`);
    if (isEscape) at += 1;
  }
  return answers.map((answer) => unescape(answer, '|[]\\').trim()).filter((answer) => answer !== '');
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
  return answer.replaceAll(/\\(?=[\\|[\]]|$)|[|\]]|^\[|\[(?=\[)/gu, String.raw`\$&`);
}

function escapeText(text: string): string {
  return text.replaceAll(/\\(?=[\\[]|$)|\[(?=\[|$)/gu, String.raw`\$&`);
}
