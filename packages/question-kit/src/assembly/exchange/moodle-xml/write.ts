import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import { isBlank } from '../../../primitives/rich-text/rich-text.ts';
import type { MatchingBlock } from '../../../types/matching/schema.ts';
import type { McqBlock } from '../../../types/mcq/schema.ts';
import type { ShortAnswersBlock } from '../../../families/short-answers/schema.ts';
import type { WritingEssaysBlock } from '../../../types/writing-essays/schema.ts';
import type { ExportOptions, Writer } from '../writer.ts';
import type { ExchangeBlock } from '../source-item.ts';
import { answerToMoodle } from '../text/answers.ts';
import { htmlLineFromText, textFromHtmlLine } from '../text/entities.ts';
import { exportedNumbers } from '../text/numbers.ts';
import { toBase64 } from '../text/base64.ts';
import { xmlText } from '../text/xml.ts';
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
import { writeCloze } from './write-cloze.ts';

const capabilities: FormatCapabilities = {
  why: ['MCQ', 'FillInBlanks', 'ShortAnswers'],
  modelAnswer: true,
  match: 'moodle',
  mark: true,
  markStep: false,
  maximumMarks: true,
  wordLimits: true,
  autoCorrected: false,
  skillLevelAndDiploma: false,
  images: false,
};

/** Writes Moodle XML, with a comment before every question. Blocks without one between them form one question. */
export const writeMoodleXml: Writer = async (questions, options) => {
  const parts: string[] = [];
  let category = '';
  for (const exported of questions) {
    reportHeadLosses(exported, capabilities);
    const texts = stimulusTexts(exported.question).map((html) =>
      questionElement('description', exported, textElement('questiontext', html)),
    );
    const blocks: string[] = [];
    for (const block of exportableBlocks(exported)) blocks.push(...(await writeBlock(block, exported, options)));
    if (blocks.length === 0) exported.leaveOut('out-nothing');
    else {
      if (exported.category !== category) parts.push(categoryElement(exported.category || 'top'));
      category = exported.category;
      parts.push(`<!-- question: ${exported.item} -->`, ...texts, ...blocks);
    }
  }
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n` };
};

function categoryElement(name: string): string {
  return `<question type="category"><category><text>${xmlText(name)}</text></category></question>`;
}

function questionElement(kind: string, exported: ExportedQuestion, ...inside: string[]): string {
  const tags = exported.tags.map((tag) => `<tag><text>${xmlText(tag)}</text></tag>`).join('');
  const tagsElement = tags === '' ? '' : `<tags>${tags}</tags>`;
  const lines = [
    `<name><text>${xmlText(htmlLineFromText(exported.title))}</text></name>`,
    ...inside,
    tagsElement,
  ].filter((line) => line !== '');
  return `<question type="${kind}">\n  ${lines.join('\n  ')}\n</question>`;
}

/** Writes an element with HTML. */
export function textElement(name: string, html: string, more = ''): string {
  return `<${name} format="html"><text>${xmlText(html)}</text>${more}</${name}>`;
}

async function writeBlock(block: ExchangeBlock, exported: ExportedQuestion, options: ExportOptions): Promise<string[]> {
  const text = textElement('questiontext', toExportHtml(block.rubric));
  const general = isBlank(block.modelAnswer ?? '')
    ? ''
    : textElement('generalfeedback', toExportHtml(block.modelAnswer));
  const writeQuestion = (kind: string, ...inside: string[]) => {
    reportLosses(block, { ...capabilities, images: true }, exported);
    return [questionElement(kind, exported, ...inside, general)];
  };
  switch (block.type) {
    case 'MCQ':
      if (block.content.length === 0) return reportSkippedBlock(exported, 'out-options');
      return writeQuestion('multichoice', text, ...(await optionsOf(block, exported, options)));
    case 'FillInBlanks': {
      const cloze = writeCloze(block, exported);
      return cloze === undefined ? [] : writeQuestion('cloze', textElement('questiontext', cloze));
    }
    case 'ShortAnswers':
      return shortOf(block, exported, writeQuestion);
    case 'Matching':
      if (!hasPairs(block)) return reportSkippedBlock(exported, 'out-options');
      return writeQuestion('matching', text, ...pairsOf(block));
    case 'WritingEssays':
      return writeQuestion('essay', text, ...essayOf(block, exported));
    case 'Rubric':
      if (toExportHtml(block.rubric) === '') return reportSkippedBlock(exported, 'out-empty-text');
      return writeQuestion('description', text);
  }
}

function reportSkippedBlock(
  exported: ExportedQuestion,
  code: 'out-options' | 'out-empty-text' | 'answers-missing' | 'out-fields',
  count = 0,
): [] {
  exported.skipBlock(code, { count });
  return [];
}

async function optionsOf(block: McqBlock, exported: ExportedQuestion, options: ExportOptions): Promise<string[]> {
  const rights = block.content.filter(({ correct }) => correct).length;
  const share = Number((100 / Math.max(1, rights)).toFixed(5));
  const answers: string[] = [`<single>${rights < 2}</single>`];
  for (const { text, correct, why, image } of block.content) {
    const bytes = image && (await options.file?.(image));
    if (image && !bytes) exported.addReportLine('changed', 'out-file-missing', { name: image.name });
    const file =
      image && bytes ? `<file name="${xmlText(image.name)}" path="/" encoding="base64">${toBase64(bytes)}</file>` : '';
    const imageTag = image && bytes ? `<img src="@@PLUGINFILE@@/${encodeURIComponent(image.name)}" alt="" />` : '';
    const wrong = rights > 1 ? -share : 0;
    const html = xmlText(`${escapeHtml(toSingleLine(text))}${imageTag}`);
    const feedbackElement = textElement('feedback', toExportHtml(why));
    answers.push(
      `<answer fraction="${correct ? share : wrong}" format="html"><text>${html}</text>${file}${feedbackElement}</answer>`,
    );
  }
  return answers;
}

function shortOf(
  block: ShortAnswersBlock,
  exported: ExportedQuestion,
  writeQuestion: (kind: string, ...inside: string[]) => string[],
): string[] {
  const [item] = block.content;
  const fieldCount = Math.max(block.content.length, block.answersCount);
  if (fieldCount > 1) return reportSkippedBlock(exported, 'out-fields', fieldCount);
  if (!item) return reportSkippedBlock(exported, 'answers-missing');
  const isNumber = item.match?.compare === 'number';
  const answers = isNumber
    ? exportedNumbers(item.answers)
    : item.answers
        .map((answer) => ({ number: toSingleLine(answerToMoodle(answer)), tolerance: '' }))
        .filter(({ number }) => number !== '');
  if (answers.length === 0) return reportSkippedBlock(exported, 'answers-missing');
  if (answers.some(({ number }) => textFromHtmlLine(number) !== number))
    exported.addReportLine('changed', 'out-entities');
  if (item.prompt !== undefined && toSingleLine(item.prompt) !== '') exported.addReportLine('changed', 'out-prompt');
  const rubric = `${toExportHtml(block.rubric)}${toExportHtml(escapeHtml(item.prompt ?? ''))}`;
  return writeQuestion(
    isNumber ? 'numerical' : 'shortanswer',
    textElement('questiontext', rubric),
    `<defaultgrade>${item.mark ?? 1}</defaultgrade>`,
    isNumber ? '' : `<usecase>${item.match?.case === 'exact' ? 1 : 0}</usecase>`,
    ...answers.map(({ number, tolerance }) => {
      const more = `${textElement('feedback', toExportHtml(item.why))}${isNumber ? `<tolerance>${tolerance}</tolerance>` : ''}`;
      return `<answer fraction="100" format="plain_text"><text>${xmlText(number)}</text>${more}</answer>`;
    }),
  );
}

function pairsOf(block: MatchingBlock): string[] {
  const pairs = [...block.content, ...(block.distractors ?? []).map((right) => ({ left: '', right }))];
  return pairs.filter(hasSide).map(({ left, right }) => {
    const answer = `<answer><text>${xmlText(htmlLineFromText(toSingleLine(right)))}</text></answer>`;
    return `<subquestion format="html"><text>${xmlText(escapeHtml(toSingleLine(left)))}</text>${answer}</subquestion>`;
  });
}

function essayOf(block: WritingEssaysBlock, exported: ExportedQuestion): string[] {
  if (block.languageMark > 0) exported.addReportLine('changed', 'out-maxima');
  return [
    `<defaultgrade>${block.contentMark + block.languageMark}</defaultgrade>`,
    block.minWords === undefined ? '' : `<minwordlimit>${block.minWords}</minwordlimit>`,
    block.maxWords === undefined ? '' : `<maxwordlimit>${block.maxWords}</maxwordlimit>`,
  ];
}
