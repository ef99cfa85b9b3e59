import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import { literalOf } from '../../../primitives/comparison/wildcard.ts';
import { isBlank } from '../../../primitives/rich-text/rich-text.ts';
import type { FillInBlanksBlock } from '../../../types/fill-in-blanks/schema.ts';
import type { MatchingBlock } from '../../../types/matching/schema.ts';
import type { McqBlock } from '../../../types/mcq/schema.ts';
import type { ShortAnswersBlock } from '../../../families/short-answers/schema.ts';
import type { Writer } from '../writer.ts';
import type { NewBlock } from '../source-item.ts';
import { answerToMoodle } from '../text/answers.ts';
import {
  blocksOf,
  outHtml,
  outLine,
  reportHeadLosses,
  reportLosses,
  textsOf,
  type FormatCapabilities,
  type ExportedQuestion,
} from '../export-context.ts';
import { escapeGift } from './escapes.ts';

const holds: FormatCapabilities = {
  why: ['MCQ', 'FillInBlanks', 'ShortAnswers'],
  modelAnswer: true,
  match: 'none',
  mark: false,
  maxima: false,
  words: false,
  autoCorrected: false,
  head: false,
  images: false,
};

/** A block's text before and behind the braces, and what is in them. */
interface Written {
  head: string;
  inside: string[];
  tail?: string;
}

/** Writes GIFT. A comment `question:` stands before every question, as Moodle writes it: blocks without one between belong together. */
export const writeGift: Writer = (questions) => {
  let category = '';
  const lines = questions.flatMap((out) => {
    reportHeadLosses(out, holds);
    const blocks = blocksOf(out).flatMap((block) => writeBlock(block, out));
    if (blocks.length === 0) out.say('left-out', 'out-nothing');
    if (blocks.length === 0) return [];
    const texts = textsOf(out.question).map((html) => `::${escapeGift(out.title)}::[html]${escapeGift(html)}`);
    const parts = [...texts, ...blocks];
    const moved = out.category === category ? [] : [`$CATEGORY: ${out.category || 'top'}`];
    category = out.category;
    return [...moved, `// question: ${out.item}`, ...parts];
  });
  return { text: lines.map((line) => (line.startsWith('//') ? line : `${line}\n`)).join('\n') };
};

function writeBlock(block: NewBlock, out: ExportedQuestion): string[] {
  const title = `::${escapeGift(out.title)}::[html]`;
  if (block.type === 'Rubric') {
    const html = outHtml(block.rubric);
    if (html === '') out.say('changed', 'out-empty-text');
    reportLosses(block, { ...holds, modelAnswer: false }, out);
    return html === '' ? [] : [`${title}${escapeGift(html)}`];
  }
  const written = writeAnswers(block, out);
  if (!written) return [];
  reportLosses(block, holds, out);
  const model = outHtml(block.modelAnswer);
  const inside = [...written.inside, ...(model === '' ? [] : [`####${escapeGift(model)}`])];
  const braces = inside.length > 1 ? `{\n${inside.map((line) => `\t${line}`).join('\n')}\n}` : `{${inside.join('')}}`;
  return [`${title}${written.head}${braces}${written.tail ?? ''}`];
}

function writeAnswers(block: Exclude<NewBlock, { type: 'Rubric' }>, out: ExportedQuestion): Written | undefined {
  const head = escapeGift(outHtml(block.rubric));
  switch (block.type) {
    case 'MCQ':
      return block.content.length === 0 ? refuse(out, 'out-options') : { head, inside: optionsOf(block) };
    case 'Matching':
      return pairsOf(block, head, out);
    case 'ShortAnswers':
      return shortOf(block, out);
    case 'FillInBlanks':
      return gapOf(block, out);
    case 'WritingEssays':
      return { head, inside: [] };
  }
}

function refuse(
  out: ExportedQuestion,
  code: 'out-options' | 'out-gaps' | 'out-fields' | 'out-gap-last' | 'answers-missing' | 'out-arrow',
  count = 0,
): undefined {
  out.say('changed', code, { count });
}

function optionsOf(block: McqBlock): string[] {
  const rights = block.content.filter(({ correct }) => correct).length;
  const share = Number((100 / Math.max(1, rights)).toFixed(5));
  const single = rights === 1 && block.content.length > 1;
  return block.content.map(({ text, correct, why }) => {
    const words = markupOf(outLine(text));
    const wrong = rights > 1 ? `~%-${share}%` : `~${words === '' || words.startsWith('%') ? '%0%' : ''}`;
    const right = single ? '=' : `~%${share}%`;
    return `${correct ? right : wrong}${words}${feedbackOf(why)}`;
  });
}

/** Plain text where the question is HTML. */
function markupOf(text: string): string {
  const html = escapeHtml(text).replaceAll('&quot;', '"').replace(/^%/u, '&#37;');
  return escapeGift(html.startsWith('[') ? `[html]${html}` : html);
}

/** Text where GIFT knows no HTML. */
function literalText(text: string): string {
  return escapeGift(text.startsWith('[') ? `[plain]${text}` : text);
}

function feedbackOf(why: string | undefined): string {
  const html = outHtml(why);
  return html === '' ? '' : `#${escapeGift(html)}`;
}

function answersOf(answers: readonly string[], why: string | undefined): string[] | undefined {
  const texts = answers.map((answer) => outLine(answerToMoodle(answer))).filter((answer) => answer !== '');
  if (texts.length === 0 || texts.some((text) => text.includes('->'))) return undefined;
  return texts.map((text) => `=${text.startsWith('%') ? '%100%' : ''}${literalText(text)}${feedbackOf(why)}`);
}

function shortOf(block: ShortAnswersBlock, out: ExportedQuestion): Written | undefined {
  const [item] = block.content;
  if (!item || block.content.length > 1 || block.answersCount > 1) return refuse(out, 'out-fields', block.answersCount);
  const inside = answersOf(item.answers, item.why);
  if (!inside)
    return refuse(out, item.answers.some((answer) => answer.includes('->')) ? 'out-arrow' : 'answers-missing');
  if (item.prompt !== undefined && outLine(item.prompt) !== '') out.say('changed', 'out-prompt');
  return { head: escapeGift(outHtml(`${outHtml(block.rubric)}${outHtml(escapeHtml(item.prompt ?? ''))}`)), inside };
}

function pairsOf(block: MatchingBlock, head: string, out: ExportedQuestion): Written | undefined {
  if (block.content.length === 0) return refuse(out, 'out-options');
  const pairs = block.content.map(({ left, right }) => `=${markupOf(outLine(left))} -> ${literalText(outLine(right))}`);
  const alone = (block.distractors ?? []).map((right) => `= -> ${literalText(outLine(right))}`);
  return { head, inside: [...pairs, ...alone] };
}

function gapOf(block: FillInBlanksBlock, out: ExportedQuestion): Written | undefined {
  const gaps = block.content.filter((piece) => piece.type === 'gap');
  const at = block.content.findIndex((piece) => piece.type === 'gap');
  const [gap] = gaps;
  if (!gap || gaps.length > 1) return refuse(out, 'out-gaps', gaps.length);
  const tail = runOf(block.content.slice(at + 1));
  if (tail.trim() === '') return refuse(out, 'out-gap-last');
  const inside = block.boxOptions ? boxOf(block, gap, out) : answersOf(gap.answers, gap.why);
  if (!inside)
    return refuse(out, gap.answers.some((answer) => answer.includes('->')) ? 'out-arrow' : 'answers-missing');
  if (!isBlank(block.rubric)) out.say('changed', 'out-rubric');
  if (!block.boxOptions && (block.distractors?.length ?? 0) > 0) out.say('changed', 'out-distractors');
  return { head: runText(runOf(block.content.slice(0, at))), inside, tail: runText(tail) };
}

function boxOf(
  block: FillInBlanksBlock,
  gap: { answers: string[]; why?: string | undefined },
  out: ExportedQuestion,
): string[] | undefined {
  const [first, ...more] = gap.answers.map((answer) => outLine(literalOf(answer))).filter((answer) => answer !== '');
  if (first === undefined) return undefined;
  if (more.length > 0) out.say('changed', 'out-box-answers');
  const others = (block.distractors ?? []).map(outLine).filter((word) => word !== '');
  if (others.length === 0) out.say('changed', 'out-box-single');
  return [`=${markupOf(first)}${feedbackOf(gap.why)}`, ...others.map((word) => `~${markupOf(word)}`)];
}

/** A run of text around the gap as HTML: line breaks stay. */
function runText(text: string): string {
  return escapeGift(escapeHtml(text).replaceAll('&quot;', '"').replaceAll('\n', '<br>'));
}

function runOf(pieces: FillInBlanksBlock['content']): string {
  return pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
}
