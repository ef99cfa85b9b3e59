import { cleanRichText } from '../../primitives/rich-text/clean-rich-text.ts';
import type { FileRef } from '../../primitives/schema/fields.ts';
import type { Question } from '../core/question.ts';
import { isBlank, plainText } from '../../primitives/rich-text/rich-text.ts';
import { formatNames, type ExchangeFormat } from './formats.ts';
import { titleOf } from './import-context.ts';
import { reportLine, type Outcome, type ReportCode, type ReportData, type ReportLine } from './report.ts';
import type { NewBlock } from './source-item.ts';

/** One question on its way out. */
export interface ExportedQuestion {
  /** Its place, from 1. */
  item: number;
  question: Question;
  /** Never empty. */
  title: string;
  /** Its category's name, or empty. */
  category: string;
  say: (outcome: Outcome, code: ReportCode, data?: ReportData) => void;
}

/** What a format can hold of each type besides its text and its key; what it cannot is told. */
export interface FormatCapabilities {
  why: readonly NewBlock['type'][];
  modelAnswer: boolean;
  match: 'all' | 'case' | 'none';
  mark: boolean;
  maxima: boolean;
  words: boolean;
  autoCorrected: boolean;
  head: boolean;
  images: boolean;
}

/** Questions with their titles, and a report that counts them. */
export function prepareExport(
  questions: readonly Question[],
  format: ExchangeFormat,
  report: ReportLine[],
  categoryName: (id: string) => string | undefined,
): ExportedQuestion[] {
  return questions.map((question, index) => {
    const [first] = question.questions;
    const written = question.title.replaceAll(/\s+/gu, ' ').trim();
    const title = written || (first && isNewBlock(first) ? titleOf(first) : '') || `Question ${index + 1}`;
    const out: ExportedQuestion = {
      item: index + 1,
      question,
      title,
      category: question.category === '' ? '' : (categoryName(question.category) ?? ''),
      say: (outcome, code, data) => {
        const line = reportLine(outcome, code, { format: formatNames[format], ...data }, { item: index + 1, title });
        if (!report.some((one) => one.item === line.item && one.reason === line.reason)) report.push(line);
      },
    };
    if (written === '') out.say('changed', 'out-title');
    if (question.subQuestionType === 'NoteTaking') out.say('changed', 'out-note-taking');
    const kinds = new Set(question.questions.map(({ type }) => type).filter((type) => type !== 'Rubric'));
    if (kinds.size > 1) out.say('changed', 'out-mixed');
    if (kinds.size > 0 && question.questions[0]?.type === 'Rubric') out.say('changed', 'out-text-moved');
    return out;
  });
}

/** Whether the exchange formats know blocks of this type. */
export function isNewBlock(block: { type: string }): block is NewBlock {
  return ['MCQ', 'FillInBlanks', 'ShortAnswers', 'Matching', 'WritingEssays', 'Rubric'].includes(block.type);
}

/** The question's blocks that a format can hold; the others are told. */
export function blocksOf(out: ExportedQuestion): NewBlock[] {
  return out.question.questions.filter((block): block is NewBlock => {
    if (isNewBlock(block)) return true;
    out.say('changed', 'out-type', { type: (block as { type: string }).type });
    return false;
  });
}

/** Tells what of a block the format does not hold. */
export function reportLosses(block: NewBlock, holds: FormatCapabilities, out: ExportedQuestion): void {
  const say = (code: ReportCode) => out.say('changed', code);
  const readBack = block.type !== 'WritingEssays' && block.type !== 'Rubric';
  if (!holds.autoCorrected && block.autoCorrected !== readBack) say('out-auto');
  if (!holds.modelAnswer && block.modelAnswer !== undefined && !isBlank(block.modelAnswer)) say('out-model');
  if (block.type === 'WritingEssays') {
    if (!holds.maxima && (block.contentMark > 0 || block.languageMark > 0)) say('out-maxima');
    if (!holds.words && (block.minWords ?? block.maxWords) !== undefined) say('out-words');
  }
  if (block.type === 'Matching' && block.content.some(({ left }) => outLine(left) === '')) say('out-left-empty');
  if (!('content' in block)) return;
  if (!holds.why.includes(block.type) && block.content.some((item) => 'why' in item && item.why !== undefined))
    say('out-why');
  if (!holds.mark && block.content.some((item) => 'mark' in item && item.mark !== undefined && item.mark !== 1))
    say('out-mark');
  if (block.content.some((item) => 'match' in item && !isMatchSupported(item.match, holds.match))) say('out-match');
  if (holds.images || block.type !== 'MCQ') return;
  for (const { image } of block.content) if (image) out.say('changed', 'out-media', { name: image.name });
}

function isMatchSupported(match: object | undefined, held: FormatCapabilities['match']): boolean {
  if (match === undefined || held === 'all') return true;
  return Object.keys(match).every((key) => key === 'case' && held === 'case');
}

/** Tells what of a question's head and stimuli the format does not hold. */
export function reportHeadLosses(out: ExportedQuestion, holds: FormatCapabilities): void {
  const { question } = out;
  if (!holds.head && question.level + question.diploma !== '') out.say('changed', 'out-head');
  for (const input of question.input) {
    if (input.kind !== 'text' && !holds.images) out.say('changed', 'out-media', { name: input.file.name });
    else if (input.kind === 'audio' && (input.transcript ?? input.playLimit) !== undefined)
      out.say('changed', 'out-transcript');
  }
}

/** Stimuli that are text, as they are written before the questions. */
export function textsOf(question: Question): string[] {
  return question.input.flatMap((input) =>
    input.kind === 'text' && !isBlank(input.html) ? [outHtml(input.html)] : [],
  );
}

/** Rich text as it is written: clean, in paragraphs, empty where it says nothing. */
export function outHtml(html: string | undefined): string {
  if (html === undefined || isBlank(html)) return '';
  const clean = cleanRichText(html)
    .replaceAll(/<p>\s*<\/p>/gu, '')
    .trim();
  if (plainText(clean) === '') return '';
  return /<(?:p|h[2-4]|ul|ol|blockquote|pre|table|hr)[ >]/u.test(clean) ? clean : `<p>${clean}</p>`;
}

/** Plain text of one line, as options and answers are read back. */
export function outLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Names of files, for a package. */
export function fileRefsOf(question: Question): FileRef[] {
  const images = question.questions.flatMap((block) =>
    block.type === 'MCQ' ? block.content.flatMap(({ image }) => (image ? [image] : [])) : [],
  );
  const stimuli = question.input.flatMap((input) => {
    if (input.kind === 'text') return [];
    return input.kind === 'video' && input.captions ? [input.file, input.captions] : [input.file];
  });
  return [...stimuli, ...images];
}
