import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { FillInBlanksBlock } from '../../../types/fill-in-blanks/schema.ts';
import type { McqBlock, McqOption } from '../../../types/mcq/schema.ts';
import type { Draft } from '../../core/question.ts';
import type { Block } from '../../core/registry.ts';
import { textLines } from './lines.ts';

/** A block and its place in the draft. */
export interface Placed<Some> {
  block: Some;
  index: number;
}

/** The multiple-choice blocks of a draft. */
export function choicesOf(draft: Draft): Placed<McqBlock>[] {
  return placed(draft).flatMap(({ block, index }) => (block.type === 'MCQ' ? [{ block, index }] : []));
}

/** The texts with gaps of a draft. */
export function gapTextsOf(draft: Draft): Placed<FillInBlanksBlock>[] {
  return placed(draft).flatMap(({ block, index }) => (block.type === 'FillInBlanks' ? [{ block, index }] : []));
}

/** All blocks of a draft with their places. */
export function placed(draft: Draft): Placed<Block>[] {
  return draft.questions.map((block, index) => ({ block, index }));
}

/** An option and its place in its block. */
export interface PlacedOption {
  option: McqOption;
  at: number;
}

/** The only right option and the others; undefined where none or several are right, or there are fewer than three. */
export function soleKey(block: McqBlock): { key: PlacedOption; others: PlacedOption[] } | undefined {
  const options = block.content.map((option, at) => ({ option, at })).filter(({ option }) => option.text.trim() !== '');
  const [key, second] = options.filter(({ option }) => option.correct);
  if (!key || second || options.length < 3) return undefined;
  return { key, others: options.filter(({ at }) => at !== key.at) };
}

/** What students read and hear before the blocks, as plain text: passages and transcripts, a string each. */
export function passagesOf(draft: Draft): { text: string; index: number }[] {
  return draft.input.flatMap((item, index) => {
    if (item.kind === 'text') return [{ text: linesText(item.html), index }];
    if (item.kind === 'audio' && item.transcript) return [{ text: item.transcript, index }];
    return [];
  });
}

/** Rich text as plain text, a line for each of its lines. */
export function linesText(html: string): string {
  return textLines(html)
    .map(({ text }) => text)
    .join('\n');
}

/** What the instruction and the question of a block say. */
export function stemOf(block: { rubric: string }): string {
  return plainText(block.rubric);
}
