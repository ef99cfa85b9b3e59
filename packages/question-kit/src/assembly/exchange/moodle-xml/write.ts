import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import { isBlank } from '../../../primitives/rich-text/rich-text.ts';
import type { MatchingBlock } from '../../../types/matching/schema.ts';
import type { McqBlock } from '../../../types/mcq/schema.ts';
import type { ShortAnswersBlock } from '../../../families/short-answers/schema.ts';
import type { WritingEssaysBlock } from '../../../types/writing-essays/schema.ts';
import type { ExportOptions, Writer } from '../writer.ts';
import type { NewBlock } from '../source-item.ts';
import { answerToMoodle } from '../text/answers.ts';
import { toBase64 } from '../text/base64.ts';
import { xmlText } from '../text/xml.ts';
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
import { writeCloze } from './write-cloze.ts';

const holds: FormatCapabilities = {
  why: ['MCQ', 'FillInBlanks', 'ShortAnswers'],
  modelAnswer: true,
  match: 'case',
  mark: true,
  maxima: true,
  words: true,
  autoCorrected: false,
  head: false,
  images: false,
};

/** Writes Moodle XML. A comment stands before every question: blocks without one between belong together. */
export const writeMoodleXml: Writer = async (questions, options) => {
  const parts: string[] = [];
  let category = '';
  for (const out of questions) {
    reportHeadLosses(out, holds);
    const texts = textsOf(out.question).map((html) =>
      questionOf('description', out, textElement('questiontext', html)),
    );
    const blocks: string[] = [];
    for (const block of blocksOf(out)) blocks.push(...(await writeBlock(block, out, options)));
    if (blocks.length === 0) out.say('left-out', 'out-nothing');
    else {
      if (out.category !== category) parts.push(categoryOf(out.category || 'top'));
      category = out.category;
      parts.push(`<!-- question: ${out.item} -->`, ...texts, ...blocks);
    }
  }
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join('\n')}\n</quiz>\n` };
};

function categoryOf(name: string): string {
  return `<question type="category"><category><text>${xmlText(name)}</text></category></question>`;
}

function questionOf(kind: string, out: ExportedQuestion, ...inside: string[]): string {
  const lines = [`<name><text>${xmlText(out.title)}</text></name>`, ...inside].filter((line) => line !== '');
  return `<question type="${kind}">\n  ${lines.join('\n  ')}\n</question>`;
}

/** An element with HTML in it. */
export function textElement(name: string, html: string, more = ''): string {
  return `<${name} format="html"><text>${xmlText(html)}</text>${more}</${name}>`;
}

async function writeBlock(block: NewBlock, out: ExportedQuestion, options: ExportOptions): Promise<string[]> {
  const text = textElement('questiontext', outHtml(block.rubric));
  const general = isBlank(block.modelAnswer ?? '') ? '' : textElement('generalfeedback', outHtml(block.modelAnswer));
  const written = (kind: string, ...inside: string[]) => {
    reportLosses(block, { ...holds, images: true }, out);
    return [questionOf(kind, out, ...inside, general)];
  };
  switch (block.type) {
    case 'MCQ':
      if (block.content.length === 0) return lose(out, 'out-options');
      return written('multichoice', text, ...(await optionsOf(block, out, options)));
    case 'FillInBlanks': {
      const cloze = writeCloze(block, out);
      return cloze === undefined ? [] : written('cloze', textElement('questiontext', cloze));
    }
    case 'ShortAnswers':
      return shortOf(block, out, written);
    case 'Matching':
      if (block.content.length === 0) return lose(out, 'out-options');
      return written('matching', text, ...pairsOf(block));
    case 'WritingEssays':
      return written('essay', text, ...essayOf(block, out));
    case 'Rubric':
      if (outHtml(block.rubric) === '') return lose(out, 'out-empty-text');
      return written('description', text);
  }
}

function lose(
  out: ExportedQuestion,
  code: 'out-options' | 'out-empty-text' | 'answers-missing' | 'out-fields',
  count = 0,
): [] {
  out.say('changed', code, { count });
  return [];
}

async function optionsOf(block: McqBlock, out: ExportedQuestion, options: ExportOptions): Promise<string[]> {
  const rights = block.content.filter(({ correct }) => correct).length;
  const share = Number((100 / Math.max(1, rights)).toFixed(5));
  const answers: string[] = [`<single>${rights < 2}</single>`];
  for (const { text, correct, why, image } of block.content) {
    const bytes = image && (await options.file?.(image));
    if (image && !bytes) out.say('changed', 'out-file-missing', { name: image.name });
    const file =
      image && bytes ? `<file name="${xmlText(image.name)}" path="/" encoding="base64">${toBase64(bytes)}</file>` : '';
    const picture = image && bytes ? `<img src="@@PLUGINFILE@@/${encodeURIComponent(image.name)}" alt="" />` : '';
    const wrong = rights > 1 ? -share : 0;
    const html = xmlText(`${escapeHtml(outLine(text))}${picture}`);
    const said = textElement('feedback', outHtml(why));
    answers.push(
      `<answer fraction="${correct ? share : wrong}" format="html"><text>${html}</text>${file}${said}</answer>`,
    );
  }
  return answers;
}

function shortOf(
  block: ShortAnswersBlock,
  out: ExportedQuestion,
  written: (kind: string, ...inside: string[]) => string[],
): string[] {
  const [item] = block.content;
  if (!item || block.content.length > 1 || block.answersCount > 1) return lose(out, 'out-fields', block.answersCount);
  const answers = item.answers.map((answer) => outLine(answerToMoodle(answer))).filter((answer) => answer !== '');
  if (answers.length === 0) return lose(out, 'answers-missing');
  if (item.prompt !== undefined && outLine(item.prompt) !== '') out.say('changed', 'out-prompt');
  const rubric = `${outHtml(block.rubric)}${outHtml(escapeHtml(item.prompt ?? ''))}`;
  return written(
    'shortanswer',
    textElement('questiontext', rubric),
    `<defaultgrade>${item.mark ?? 1}</defaultgrade>`,
    `<usecase>${item.match?.case === 'exact' ? 1 : 0}</usecase>`,
    ...answers.map(
      (answer) =>
        `<answer fraction="100" format="plain_text"><text>${xmlText(answer)}</text>${textElement('feedback', outHtml(item.why))}</answer>`,
    ),
  );
}

function pairsOf(block: MatchingBlock): string[] {
  const pairs = [...block.content, ...(block.distractors ?? []).map((right) => ({ left: '', right }))];
  return pairs.map(({ left, right }) => {
    const answer = `<answer><text>${xmlText(outLine(right))}</text></answer>`;
    return `<subquestion format="html"><text>${xmlText(escapeHtml(outLine(left)))}</text>${answer}</subquestion>`;
  });
}

function essayOf(block: WritingEssaysBlock, out: ExportedQuestion): string[] {
  if (block.languageMark > 0) out.say('changed', 'out-maxima');
  return [
    `<defaultgrade>${block.contentMark + block.languageMark}</defaultgrade>`,
    block.minWords === undefined ? '' : `<minwordlimit>${block.minWords}</minwordlimit>`,
    block.maxWords === undefined ? '' : `<maxwordlimit>${block.maxWords}</maxwordlimit>`,
  ];
}
