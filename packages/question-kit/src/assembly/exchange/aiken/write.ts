import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { McqBlock } from '../../../types/mcq/schema.ts';
import { shownTypeOf } from '../../../types/question-types.ts';
import type { Writer } from '../writer.ts';
import { htmlOf } from '../text/import-html.ts';
import {
  toExportHtml,
  toSingleLine,
  reportHeadLosses,
  reportLosses,
  stimulusTexts,
  type FormatCapabilities,
  type ExportedQuestion,
} from '../export-context.ts';

const capabilities: FormatCapabilities = {
  why: [],
  modelAnswer: false,
  match: 'none',
  mark: false,
  markStep: false,
  maximumMarks: false,
  wordLimits: false,
  autoCorrected: false,
  skillLevelAndDiploma: false,
  images: false,
};

/** Writes Aiken: choices with one right option, in plain text. */
export const writeAiken: Writer = (questions) => {
  const texts = questions.flatMap((exported) => {
    reportHeadLosses(exported, capabilities);
    if (stimulusTexts(exported.question).length > 0) exported.addReportLine('changed', 'out-stimulus');
    const blocksOrNothing = exported.question.questions.map((block) => {
      if (block.type === 'MCQ') return writeChoice(block, exported);
      exported.skipBlock('out-type', { type: shownTypeOf(block.type, exported.question.subQuestionType) });
      return undefined;
    });
    const writtenBlocks = blocksOrNothing.filter((text) => text !== undefined);
    if (writtenBlocks.length === 0) exported.leaveOut('out-aiken-none');
    if (writtenBlocks.length > 1) exported.addReportLine('changed', 'out-split');
    return writtenBlocks;
  });
  return { text: texts.join('\n') };
};

function writeChoice(block: McqBlock, exported: ExportedQuestion): string | undefined {
  const right = block.content.filter(({ correct }) => correct);
  const options = block.content.map(({ text }) => toSingleLine(text));
  const text = plainText(block.rubric).replaceAll(/\s*\n\s*/gu, '\n');
  const lines = text.split('\n').map(toSingleLine);
  const isAmbiguous = lines.some((line) => /^(?:[A-Z][.)]|ANSWER\s*:)/iu.test(line));
  if (text === '' || isAmbiguous) return reportChange(exported, 'out-empty-text');
  if (right.length !== 1 || options.length < 2 || options.length > 26 || options.includes(''))
    return reportChange(exported, 'out-one-right');
  reportLosses(block, capabilities, exported);
  if (htmlOf(lines.join('\n')) !== toExportHtml(block.rubric)) exported.addReportLine('changed', 'out-formatting');
  const answer = optionLetter(block.content.findIndex(({ correct }) => correct));
  return [
    ...lines,
    ...options.map((option, index) => `${optionLetter(index)}) ${option}`),
    `ANSWER: ${answer}`,
    '',
  ].join('\n');
}

function reportChange(exported: ExportedQuestion, code: 'out-empty-text' | 'out-one-right'): undefined {
  exported.skipBlock(code);
}

function optionLetter(index: number): string {
  return String.fromCharCode(65 + index);
}
