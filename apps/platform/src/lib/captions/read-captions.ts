import { textFromHtmlLine } from '@rubrica/question-kit/exchange';
import { parseTime } from './caption-time.ts';
import { toCueText, type Cue } from './cue.ts';
import { stripTags } from './cue-markup.ts';
import { decodeText } from './decode-text.ts';

export type CaptionFormat = 'vtt' | 'srt';

/** Something in a caption file that its author has to look at. Lines count from 1. */
export interface CaptionFileProblem {
  code: 'bad-time' | 'no-time' | 'ends-before-start' | 'overlaps' | 'empty-text';
  line: number;
  /** What stands there. */
  quote: string;
  /** The place of the cue among those that were read. */
  cue: number;
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
  problems: CaptionFileProblem['code'][];
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
  if (format === 'srt' && !lines.some(({ text }) => isTiming(text) || isLooseTiming(text))) {
    return { kind: 'refused', code: 'not-captions', line: first + 1 };
  }
  const cues: FileCue[] = [];
  for (const block of toBlocks(format === 'vtt' ? withoutHeader(lines.slice(first + 1)) : lines)) {
    if (!isSkipped(block, format)) cues.push(readCue(block, format, cues.at(-1)?.endMs ?? 0));
  }
  return cues.length === 0 ? { kind: 'refused', code: 'no-cues', line: 1 } : { kind: 'read', format, ...inOrder(cues) };
}

function isTiming(text: string): boolean {
  return text.includes('-->');
}

const arrow = /-->|–>|—>|->|\u2192/u;

/** Whether a line is one of times with another arrow, as people write it by hand. It can also be a line of text. */
function isLooseTiming(text: string): boolean {
  const sides = text.split(arrow);
  return sides.length === 2 && sides.every((side) => /^\s*\S*\d:\S*\s*$/u.test(side));
}

/** Where a cue has its times; another arrow is one only where they belong: first, or behind the number. -1 if it has none. */
function timingAt(block: readonly Line[]): number {
  const at = block.findIndex(({ text }) => isTiming(text));
  if (at !== -1) return at;
  const first = withoutNumber(block)[0];
  return first && isLooseTiming(first.text) ? block.indexOf(first) : -1;
}

function timesOf(text: string): [start: string, end: string] {
  const [start = '', rest = ''] = text.split(arrow);
  // WebVTT puts the cue's place behind the end.
  const [end = ''] = rest.trim().split(/\s+/u);
  return [start, end];
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

/** Whether a block is no cue: a comment or a style of WebVTT, or a number that an empty line parts from its cue. */
function isSkipped([first, ...others]: readonly Line[], format: CaptionFormat): boolean {
  if (!first || isTiming(first.text)) return !first;
  if (format === 'vtt') return /^(?:NOTE|STYLE|REGION)(?:\s|$)/u.test(first.text);
  return others.length === 0 && /^\s*\d+\s*$/u.test(first.text);
}

/** Reads a cue. Where its times cannot be read, it follows the cue before, which ends at `endOfLastMs`. */
function readCue(block: readonly Line[], format: CaptionFormat, endOfLastMs: number): FileCue {
  const at = timingAt(block);
  const line = block[Math.max(at, 0)];
  const text = textOf(at === -1 ? withoutNumber(block) : block.slice(at + 1), format);
  const [startRead, endRead] = timesOf(at === -1 ? '' : (line?.text ?? '')).map(parseTime);
  const startMs = startRead ?? (endRead === undefined ? endOfLastMs : Math.max(0, endRead - guessedMs));
  const endMs = endRead ?? startMs + guessedMs;
  const problems: FileCue['problems'] = [];
  if (at === -1) problems.push('no-time');
  else if (startRead === undefined || endRead === undefined) problems.push('bad-time');
  else if (endMs <= startMs) problems.push('ends-before-start');
  if (text === '') problems.push('empty-text');
  const quote = (line?.text ?? '').trim().slice(0, maxQuoteLength);
  return { startMs, endMs, text, problems, line: line?.number ?? 1, quote };
}

/** Without the number that SubRip puts before a cue. */
function withoutNumber(block: readonly Line[]): readonly Line[] {
  return block.length > 1 && /^\s*\d+\s*$/u.test(block[0]?.text ?? '') ? block.slice(1) : block;
}

function textOf(lines: readonly Line[], format: CaptionFormat): string {
  return toCueText(
    lines
      .map(({ text }) => stripTags(text))
      // The character references of HTML are those of WebVTT.
      .map((text) => (format === 'vtt' ? textFromHtmlLine(text) : text))
      .join('\n'),
  );
}

/** Sorts cues by their start, and adds a problem for each that begins before the one before it has ended. */
function inOrder(fileCues: readonly FileCue[]) {
  const sorted = fileCues.toSorted((a, b) => a.startMs - b.startMs);
  const problems = sorted.flatMap(({ startMs, line, quote, problems: own }, cue) => {
    const before = sorted[cue - 1];
    const overlaps = before && before.startMs < before.endMs && startMs < before.endMs;
    return [...own, ...(overlaps ? ['overlaps' as const] : [])].map((code) => ({ code, line, quote, cue }));
  });
  return {
    cues: sorted.map(({ startMs, endMs, text }): Cue => ({ startMs, endMs, text })),
    problems: problems.toSorted((a, b) => a.line - b.line),
  };
}
