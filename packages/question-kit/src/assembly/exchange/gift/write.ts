import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import { runHtml } from '../../../primitives/rich-text/formatted-runs.ts';
import { literalOf } from '../../../primitives/comparison/wildcard.ts';
import { isBlank } from '../../../primitives/rich-text/rich-text.ts';
import type { FillInBlanksBlock } from '../../../types/fill-in-blanks/schema.ts';
import type { MatchingBlock } from '../../../types/matching/schema.ts';
import type { McqBlock } from '../../../types/mcq/schema.ts';
import type { ShortAnswersBlock, ShortItem } from '../../../families/short-answers/schema.ts';
import type { Writer } from '../writer.ts';
import type { ExchangeBlock } from '../source-item.ts';
import { answerToMoodle } from '../text/answers.ts';
import { htmlLineFromText, textFromHtmlLine } from '../text/entities.ts';
import { exportedNumbers } from '../text/numbers.ts';
import {
  exportableBlocks,
  hasPairs,
  hasSide,
  toExportHtml,
  toSingleLine,
  reportHeadLosses,
  reportLosses,
  stimulusTexts,
  type FormatCapabilities,
  type ExportedQuestion,
} from '../export-context.ts';
import { escapeGift } from './escapes.ts';

const capabilities: FormatCapabilities = {
  why: ['MCQ', 'FillInBlanks', 'ShortAnswers'],
  modelAnswer: true,
  match: 'moodle-lower-case',
  mark: false,
  markStep: false,
  maximumMarks: false,
  wordLimits: false,
  autoCorrected: false,
  skillLevelAndDiploma: false,
  images: false,
};

/** The texts of a block before, between and after the braces. */
interface GiftText {
  textBefore: string;
  answers: string[];
  textAfter?: string;
}

/** Writes GIFT, with a comment `question:` before every question, like Moodle. Blocks without one between them form one question. */
export const writeGift: Writer = (questions) => {
  let category = '';
  const lines = questions.flatMap((exported) => {
    reportHeadLosses(exported, capabilities);
    const blocks = exportableBlocks(exported).flatMap((block) => writeBlock(block, exported));
    if (blocks.length === 0) {
      exported.leaveOut('out-nothing');
      return [];
    }
    const texts = stimulusTexts(exported.question).map(
      (html) => `::${escapeGift(htmlLineFromText(exported.title))}::[html]${escapeGift(html)}`,
    );
    const parts = [...texts, ...blocks];
    const moved = exported.category === category ? [] : [`$CATEGORY: ${exported.category || 'top'}`];
    category = exported.category;
    return [...moved, `// question: ${exported.item}`, ...parts];
  });
  return { text: lines.map((line) => (line.startsWith('//') ? line : `${line}\n`)).join('\n') };
};

function writeBlock(block: ExchangeBlock, exported: ExportedQuestion): string[] {
  const title = `::${escapeGift(htmlLineFromText(exported.title))}::[html]`;
  if (block.type === 'Rubric') {
    const html = toExportHtml(block.rubric);
    if (html === '') exported.skipBlock('out-empty-text');
    reportLosses(block, { ...capabilities, modelAnswer: false }, exported);
    return html === '' ? [] : [`${title}${escapeGift(html)}`];
  }
  const written = writeAnswers(block, exported);
  if (!written) return [];
  reportLosses(block, capabilities, exported);
  const model = toExportHtml(block.modelAnswer);
  const answers = [...written.answers, ...(model === '' ? [] : [`####${escapeGift(model)}`])];
  const braces =
    answers.length > 1 ? `{\n${answers.map((line) => `\t${line}`).join('\n')}\n}` : `{${answers.join('')}}`;
  return [`${title}${written.textBefore}${braces}${written.textAfter ?? ''}`];
}

function writeAnswers(
  block: Exclude<ExchangeBlock, { type: 'Rubric' }>,
  exported: ExportedQuestion,
): GiftText | undefined {
  const textBefore = escapeGift(toExportHtml(block.rubric));
  switch (block.type) {
    case 'MCQ':
      return block.content.length === 0
        ? skipBlock(exported, 'out-options')
        : { textBefore, answers: choiceAnswers(block) };
    case 'Matching':
      return matchingText(block, textBefore, exported);
    case 'ShortAnswers':
      return shortAnswerText(block, exported);
    case 'FillInBlanks':
      return gapText(block, exported);
    case 'WritingEssays':
      return { textBefore, answers: [] };
  }
}

function skipBlock(
  exported: ExportedQuestion,
  code: 'out-options' | 'out-gaps' | 'out-fields' | 'out-gap-last' | 'answers-missing' | 'out-arrow',
  count = 0,
): undefined {
  exported.skipBlock(code, { count });
}

function choiceAnswers(block: McqBlock): string[] {
  const rights = block.content.filter(({ correct }) => correct).length;
  const share = Number((100 / Math.max(1, rights)).toFixed(5));
  const isSingleChoice = rights === 1 && block.content.length > 1;
  return block.content.map(({ text, correct, why }) => {
    const markup = htmlMarkup(toSingleLine(text));
    const wrongPrefix = rights > 1 ? `~%-${share}%` : `~${markup === '' || markup.startsWith('%') ? '%0%' : ''}`;
    const rightPrefix = isSingleChoice ? '=' : `~%${share}%`;
    return `${correct ? rightPrefix : wrongPrefix}${markup}${feedbackOf(why)}`;
  });
}

/** Escapes plain text for a question whose format is HTML. */
function htmlMarkup(text: string): string {
  const html = escapeHtml(text).replaceAll('&quot;', '"').replace(/^%/u, '&#37;');
  return escapeGift(html.startsWith('[') ? `[html]${html}` : html);
}

/** Escapes a right side, in which Moodle decodes entities but allows no other HTML. */
function lineMarkup(text: string): string {
  return plainMarkup(htmlLineFromText(toSingleLine(text)));
}

/** Escapes text in a position where GIFT allows no HTML. */
function plainMarkup(text: string): string {
  return escapeGift(text.startsWith('[') ? `[plain]${text}` : text);
}

function feedbackOf(why: string | undefined): string {
  const html = toExportHtml(why);
  return html === '' ? '' : `#${escapeGift(html)}`;
}

function typedAnswers(
  { answers, why, match }: Pick<ShortItem, 'answers' | 'why' | 'match'>,
  exported: ExportedQuestion,
): string[] | undefined {
  if (match?.compare === 'number') {
    const numbers = exportedNumbers(answers).map(
      ({ number, tolerance }) => `=${number}:${tolerance}${feedbackOf(why)}`,
    );
    return numbers.length === 0 ? undefined : ['#', ...numbers];
  }
  const texts = answers.map((answer) => toSingleLine(answerToMoodle(answer))).filter((answer) => answer !== '');
  if (texts.length === 0 || texts.some((text) => text.includes('->'))) return undefined;
  if (texts.some((text) => textFromHtmlLine(text) !== text)) exported.addReportLine('changed', 'out-entities');
  return texts.map((text) => `=${text.startsWith('%') ? '%100%' : ''}${plainMarkup(text)}${feedbackOf(why)}`);
}

function shortAnswerText(block: ShortAnswersBlock, exported: ExportedQuestion): GiftText | undefined {
  const [item] = block.content;
  const fieldCount = Math.max(block.content.length, block.answersCount);
  if (fieldCount > 1) return skipBlock(exported, 'out-fields', fieldCount);
  if (!item) return skipBlock(exported, 'answers-missing');
  const answers = typedAnswers(item, exported);
  if (!answers)
    return skipBlock(exported, item.answers.some((answer) => answer.includes('->')) ? 'out-arrow' : 'answers-missing');
  if (item.prompt !== undefined && toSingleLine(item.prompt) !== '') exported.addReportLine('changed', 'out-prompt');
  return {
    textBefore: escapeGift(toExportHtml(`${toExportHtml(block.rubric)}${toExportHtml(escapeHtml(item.prompt ?? ''))}`)),
    answers,
  };
}

function matchingText(block: MatchingBlock, textBefore: string, exported: ExportedQuestion): GiftText | undefined {
  if (!hasPairs(block)) return skipBlock(exported, 'out-options');
  const pairs = block.content
    .filter(hasSide)
    .map(({ left, right: rightPrefix }) => `=${htmlMarkup(toSingleLine(left))} -> ${lineMarkup(rightPrefix)}`);
  const distractorPairs = (block.distractors ?? []).map((rightPrefix) => `= -> ${lineMarkup(rightPrefix)}`);
  return { textBefore, answers: [...pairs, ...distractorPairs] };
}

function gapText(block: FillInBlanksBlock, exported: ExportedQuestion): GiftText | undefined {
  const gaps = block.content.filter((piece) => piece.type === 'gap');
  const gapPosition = block.content.findIndex((piece) => piece.type === 'gap');
  const [gap] = gaps;
  if (!gap) return skipBlock(exported, 'answers-missing');
  if (gaps.length > 1) return skipBlock(exported, 'out-gaps', gaps.length);
  const after = block.content.slice(gapPosition + 1);
  if (after.every((piece) => piece.type === 'gap' || piece.text.trim() === ''))
    return skipBlock(exported, 'out-gap-last');
  const answers = block.boxOptions ? wordBoxAnswers(block, gap, exported) : typedAnswers(gap, exported);
  if (!answers)
    return skipBlock(exported, gap.answers.some((answer) => answer.includes('->')) ? 'out-arrow' : 'answers-missing');
  if (!isBlank(block.rubric)) exported.addReportLine('changed', 'out-rubric');
  if (!block.boxOptions && (block.distractors?.length ?? 0) > 0) exported.addReportLine('changed', 'out-distractors');
  return {
    textBefore: htmlRuns(block.content.slice(0, gapPosition)),
    answers,
    textAfter: htmlRuns(after),
  };
}

function wordBoxAnswers(
  block: FillInBlanksBlock,
  gap: { answers: string[]; why?: string | undefined },
  exported: ExportedQuestion,
): string[] | undefined {
  const [first, ...otherAnswers] = gap.answers
    .map((answer) => toSingleLine(literalOf(answer)))
    .filter((answer) => answer !== '');
  if (first === undefined) return undefined;
  if (otherAnswers.length > 0) exported.addReportLine('changed', 'out-box-answers');
  const distractors = (block.distractors ?? []).map(toSingleLine).filter((word) => word !== '');
  if (distractors.length === 0) exported.addReportLine('changed', 'out-box-single');
  return [`=${htmlMarkup(first)}${feedbackOf(gap.why)}`, ...distractors.map((word) => `~${htmlMarkup(word)}`)];
}

/** Converts the text around the gap to HTML; keeps line breaks and formatting. */
function htmlRuns(pieces: FillInBlanksBlock['content']): string {
  const runs = pieces.filter((piece) => piece.type === 'text');
  return escapeGift(runs.map((run) => runHtml(run, escapeHtml(run.text).replaceAll('&quot;', '"'))).join(''));
}
