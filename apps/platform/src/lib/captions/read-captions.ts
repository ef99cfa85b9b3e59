import { parseTime } from './caption-time.ts';
import { toCueText, type Cue } from './cue.ts';
import { readEntities, stripTags } from './cue-markup.ts';
import { decodeText } from './decode-text.ts';

export type CaptionFormat = 'vtt' | 'srt';

/** Something in a caption file that its author has to look at. Lines count from 1. */
export interface CaptionFileProblem {
  code: 'bad-time' | 'no-time' | 'ends-before-start' | 'overlaps' | 'empty-text';
  line: number;
  /** What stands there. */
  quote: string;
}

/**
 * What a caption file holds. Cues with a problem are among the cues, so that they can be corrected beside the picture; one
 * whose time cannot be read begins at the end of the one before.
 */
export type ReadCaptions =
  | { kind: 'read'; format: CaptionFormat; cues: Cue[]; problems: CaptionFileProblem[] }
  | { kind: 'refused'; code: 'not-text' | 'not-captions' | 'no-cues'; line: number };

interface FileCue extends Cue {
  line: number;
  quote: string;
}

interface Line {
  text: string;
  /** From 1. */
  number: number;
}

/** How long a cue stands whose end cannot be read. */
const guessedMs = 2000;
const maxQuoteLength = 80;

/** Reads a WebVTT or SubRip file, whatever its name: what it is shows in its content. */
export function readCaptions(bytes: Uint8Array): ReadCaptions {
  const decoded = decodeText(bytes);
  if (decoded.kind === 'not-text') return { kind: 'refused', code: 'not-text', line: decoded.line };
  const lines = decoded.text.split(/\r\n|\n|\r/u).map((text, index): Line => ({ text, number: index + 1 }));
  const first = lines.findIndex(({ text }) => text.trim() !== '');
  if (first === -1) return { kind: 'refused', code: 'no-cues', line: 1 };
  const format = /^WEBVTT(?:\s|$)/u.test(lines[first]?.text ?? '') ? 'vtt' : 'srt';
  if (format === 'srt' && !lines.some(({ text }) => isTiming(text))) {
    return { kind: 'refused', code: 'not-captions', line: first + 1 };
  }
  const read = readBlocks(toBlocks(format === 'vtt' ? withoutHeader(lines.slice(first + 1)) : lines), format);
  if (read.cues.length === 0 && read.problems.length === 0) return { kind: 'refused', code: 'no-cues', line: 1 };
  return { kind: 'read', format, ...inOrder(read.cues, read.problems) };
}

function isTiming(text: string): boolean {
  return timesOf(text) !== undefined;
}

/** The two sides of a line of times; undefined if the line is none. Also takes the arrows of hand-written files. */
function timesOf(text: string): [start: string, end: string] | undefined {
  const [start, rest, ...more] = text.split(/-->|–>|—>|->|→/u);
  if (start === undefined || rest === undefined) return undefined;
  // WebVTT puts the cue's place behind the end.
  const [end = ''] = rest.trim().split(/\s+/u);
  const isWritten =
    text.includes('-->') || (more.length === 0 && [start, end].every((side) => /^\s*\S*\d:\S*\s*$/u.test(side)));
  return isWritten ? [start, end] : undefined;
}

/** Without what stands directly below `WEBVTT`, unless it is the first cue. */
function withoutHeader(lines: readonly Line[]): readonly Line[] {
  const end = lines.findIndex(({ text }) => text.trim() === '' || isTiming(text));
  return lines.slice(end === -1 ? lines.length : end);
}

/** Lines between empty ones. A line of times begins a block, also where the empty line before it is missing. */
function toBlocks(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    const current = blocks.at(-1) ?? [];
    if (line.text.trim() === '') {
      if (current.length > 0) blocks.push([]);
      continue;
    }
    if (isTiming(line.text) && current.some(({ text }) => isTiming(text))) {
      const number = /^\s*\d+\s*$/u.test(current.at(-1)?.text ?? '') && current.length > 2 ? current.pop() : undefined;
      blocks.push(number ? [number, line] : [line]);
      continue;
    }
    current.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

function readBlocks(blocks: readonly Line[][], format: CaptionFormat) {
  const cues: FileCue[] = [];
  const problems: CaptionFileProblem[] = [];
  const add = (code: CaptionFileProblem['code'], { text, number }: Line) =>
    problems.push({ code, line: number, quote: text.trim().slice(0, maxQuoteLength) });

  for (const block of blocks) {
    const at = block.findIndex(({ text }) => isTiming(text));
    const [first] = block;
    if (!first || isSkipped(first, block.length, format)) continue;
    const timing = block[at];
    const text = textOf(timing ? block.slice(at + 1) : withoutNumber(block), format);
    const endOfLast = Math.max(0, ...cues.slice(-1).map(({ endMs }) => endMs));
    if (!timing) {
      add('no-time', first);
      cues.push({ startMs: endOfLast, endMs: endOfLast + guessedMs, text, ...placeOf(first) });
      continue;
    }
    const [startText = '', endText = ''] = timesOf(timing.text) ?? [];
    const [startRead, endRead] = [parseTime(startText), parseTime(endText)];
    const startMs = startRead ?? (endRead === undefined ? endOfLast : Math.max(0, endRead - guessedMs));
    const endMs = endRead ?? startMs + guessedMs;
    if (startRead === undefined || endRead === undefined) add('bad-time', timing);
    else if (endMs <= startMs) add('ends-before-start', timing);
    if (text === '') add('empty-text', timing);
    cues.push({ startMs, endMs, text, ...placeOf(timing) });
  }
  return { cues, problems };
}

/** Whether a block is no cue: a comment or a style of WebVTT, or a number that an empty line parts from its cue. */
function isSkipped({ text }: Line, length: number, format: CaptionFormat): boolean {
  if (format === 'vtt') return /^(?:NOTE|STYLE|REGION)(?:\s|$)/u.test(text) && !isTiming(text);
  return length === 1 && /^\s*\d+\s*$/u.test(text);
}

function placeOf({ text, number }: Line) {
  return { line: number, quote: text.trim().slice(0, maxQuoteLength) };
}

/** Without the number that SubRip puts before a cue. */
function withoutNumber(block: readonly Line[]): readonly Line[] {
  return block.length > 1 && /^\s*\d+\s*$/u.test(block[0]?.text ?? '') ? block.slice(1) : block;
}

function textOf(lines: readonly Line[], format: CaptionFormat): string {
  return toCueText(
    lines
      .map(({ text }) => stripTags(text))
      .map((text) => (format === 'vtt' ? readEntities(text) : text))
      .join('\n'),
  );
}

/** Sorts cues by their start, and adds a problem for each that begins before the one before it has ended. */
function inOrder(fileCues: readonly FileCue[], problems: readonly CaptionFileProblem[]) {
  const sorted = fileCues.toSorted((a, b) => a.startMs - b.startMs);
  const overlaps = sorted.flatMap(({ startMs, line, quote }, index): CaptionFileProblem[] => {
    const before = sorted[index - 1];
    return before && before.startMs < before.endMs && startMs < before.endMs ? [{ code: 'overlaps', line, quote }] : [];
  });
  return {
    cues: sorted.map(({ startMs, endMs, text }): Cue => ({ startMs, endMs, text })),
    problems: [...problems, ...overlaps].toSorted((a, b) => a.line - b.line),
  };
}
