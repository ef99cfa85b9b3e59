import { cleanRichText } from '../../primitives/rich-text/clean-rich-text.ts';
import type { FileRef, Match } from '../../primitives/schema/fields.ts';
import type { MatchingBlock } from '../../types/matching/schema.ts';
import type { Question } from '../core/question.ts';
import { acceptedNumbers } from '../../primitives/comparison/match-answer.ts';
import { isBlank, plainText } from '../../primitives/rich-text/rich-text.ts';
import { skillFor } from './group-items.ts';
import { formatNames, type ExchangeFormat } from './formats.ts';
import { titleFromText } from './import-context.ts';
import { reportLine, type Outcome, type ReportCode, type ReportData, type ReportLine } from './report.ts';
import type { ExchangeBlock } from './source-item.ts';
import { isMoodleMatch } from './text/answers.ts';

/** A question to export, with what a writer needs beside it. */
export interface ExportedQuestion {
  /** Position among the exported questions, counted from 1. */
  item: number;
  question: Question;
  /** Never empty. */
  title: string;
  /** Name of its category, or empty. */
  category: string;
  tags: readonly string[];
  addReportLine: (outcome: 'changed', code: ReportCode, data?: ReportData) => void;
  /** Reports why a block is not in the file. */
  skipBlock: (code: ReportCode, data?: ReportData) => void;
  /** Reports that nothing of the question is in the file, because of its skipped blocks, or as `code` says if it has none. */
  leaveOut: (code: ReportCode) => void;
}

/** What the host keeps of a question beside its content, by name. */
export interface HostNames {
  /** Returns the name of the host's category, for formats that have categories. */
  categoryName?: (id: string) => string | undefined;
  /** Returns the host's tags of a question, for Moodle XML. */
  tags?: (question: Question) => readonly string[];
}

/** What a format can represent besides texts and keys. Everything else is reported as a change. */
export interface FormatCapabilities {
  /** The types whose items can have a `why`. */
  why: readonly ExchangeBlock['type'][];
  modelAnswer: boolean;
  /** How typed answers are compared: as each setting says, as Moodle does with or without its setting for case, or not at all. */
  match: 'all' | 'moodle' | 'moodle-lower-case' | 'none';
  /** What an item is worth. */
  mark: boolean;
  /** The step in which some of several right options count. */
  markStep: boolean;
  /** The maximum marks of an essay for content and language. */
  maximumMarks: boolean;
  wordLimits: boolean;
  autoCorrected: boolean;
  skillLevelAndDiploma: boolean;
  images: boolean;
}

/** Gives each question a title and a function that adds lines to the report; the same line is added once. */
export function prepareExport(
  questions: readonly Question[],
  format: ExchangeFormat,
  report: ReportLine[],
  { categoryName, tags }: HostNames,
): ExportedQuestion[] {
  return questions.map((question, index) => {
    const [first] = question.questions;
    const givenTitle = question.title.replaceAll(/\s+/gu, ' ').trim();
    const title =
      givenTitle || (first && isExchangeBlock(first) ? titleFromText(first) : '') || `Question ${index + 1}`;
    const addLine = (outcome: Outcome, code: ReportCode, data?: ReportData) => {
      const line = reportLine(outcome, code, { format: formatNames[format], ...data }, { item: index + 1, title });
      if (!report.some((known) => known.item === line.item && known.reason === line.reason)) report.push(line);
    };
    const skips: { code: ReportCode; data?: ReportData | undefined }[] = [];
    const exported: ExportedQuestion = {
      item: index + 1,
      question,
      title,
      category: question.category === '' ? '' : (categoryName?.(question.category) ?? ''),
      tags: tags?.(question) ?? [],
      addReportLine: (outcome, code, data) => addLine(outcome, code, data),
      skipBlock: (code, data) => {
        skips.push({ code, data });
        addLine('changed', code, data);
      },
      leaveOut: (code) => {
        // What would be changed in it no longer matters.
        const others = report.filter((line) => line.item !== index + 1);
        report.splice(0, report.length, ...others);
        for (const reason of skips.length > 0 ? skips : [{ code }]) addLine('left-out', reason.code, reason.data);
      },
    };
    if (givenTitle === '') exported.addReportLine('changed', 'out-title');
    if (question.subQuestionType === 'NoteTaking') exported.addReportLine('changed', 'out-note-taking');
    const answerableTypes = new Set(question.questions.map(({ type }) => type).filter((type) => type !== 'Rubric'));
    if (answerableTypes.size > 1) exported.addReportLine('changed', 'out-mixed');
    if (answerableTypes.size > 0 && question.questions[0]?.type === 'Rubric')
      exported.addReportLine('changed', 'out-text-moved');
    return exported;
  });
}

/** Whether exchange formats have a counterpart to blocks of this type. */
export function isExchangeBlock(block: { type: string }): block is ExchangeBlock {
  return ['MCQ', 'FillInBlanks', 'ShortAnswers', 'Matching', 'WritingEssays', 'Rubric'].includes(block.type);
}

/** Returns the blocks that formats have a counterpart to, and reports the others. */
export function exportableBlocks(exported: ExportedQuestion): ExchangeBlock[] {
  return exported.question.questions.filter((block): block is ExchangeBlock => {
    if (isExchangeBlock(block)) return true;
    exported.skipBlock('out-type', { type: block.type });
    return false;
  });
}

/** Reports what the format cannot represent of a block. */
export function reportLosses(block: ExchangeBlock, capabilities: FormatCapabilities, exported: ExportedQuestion): void {
  const reportChange = (code: ReportCode) => exported.addReportLine('changed', code);
  const defaultAutoCorrected = block.type !== 'WritingEssays' && block.type !== 'Rubric';
  if (!capabilities.autoCorrected && block.autoCorrected !== defaultAutoCorrected) reportChange('out-auto');
  if (!capabilities.modelAnswer && block.modelAnswer !== undefined && !isBlank(block.modelAnswer))
    reportChange('out-model');
  if (block.type === 'WritingEssays') {
    if (!capabilities.maximumMarks && (block.contentMark > 0 || block.languageMark > 0)) reportChange('out-maxima');
    if (!capabilities.wordLimits && (block.minWords ?? block.maxWords) !== undefined) reportChange('out-words');
  }
  if (block.type === 'Matching')
    for (const { left, right } of block.content)
      if (toSingleLine(left) === '') reportChange(toSingleLine(right) === '' ? 'out-pair-empty' : 'out-left-empty');
  if (!('content' in block)) return;
  if (!capabilities.why.includes(block.type) && block.content.some((item) => 'why' in item && item.why !== undefined))
    reportChange('out-why');
  if (!capabilities.markStep && block.type === 'MCQ' && block.markStep !== undefined) reportChange('out-mark-step');
  if (!capabilities.mark && block.content.some((item) => 'mark' in item && item.mark !== undefined && item.mark !== 1))
    reportChange('out-mark');
  if (isTyped(block) && block.content.some((item) => 'answers' in item && !isMatchSupported(item, capabilities.match)))
    reportChange('out-match');
  if (capabilities.images || block.type !== 'MCQ') return;
  for (const { image } of block.content)
    if (image) exported.addReportLine('changed', 'out-media', { name: image.name });
}

function isTyped(block: ExchangeBlock): boolean {
  return block.type === 'ShortAnswers' || (block.type === 'FillInBlanks' && !block.boxOptions);
}

function isMatchSupported(
  { answers, match }: { answers: readonly string[]; match?: Match | undefined },
  supported: FormatCapabilities['match'],
): boolean {
  if (supported === 'all') return true;
  if (supported === 'none') return match === undefined;
  if (match?.compare === 'number') return answers.every((answer) => answer.trim() === '' || acceptedNumbers(answer));
  return isMoodleMatch(match, supported === 'moodle');
}

/** Reports what the format cannot represent of a question's skill, level, diploma and stimuli. */
export function reportHeadLosses(exported: ExportedQuestion, capabilities: FormatCapabilities): void {
  const { question } = exported;
  if (!capabilities.skillLevelAndDiploma) {
    if (question.level + question.diploma !== '') exported.addReportLine('changed', 'out-head');
    const type = question.questions.find((block) => isExchangeBlock(block) && block.type !== 'Rubric')?.type;
    const skill = skillFor(type ?? 'Rubric');
    if (skill !== question.type) exported.addReportLine('changed', 'out-skill', { skill });
  }
  for (const input of question.input) {
    if (input.kind !== 'text' && !capabilities.images)
      exported.addReportLine('changed', 'out-media', { name: input.file.name });
    else if (input.kind === 'audio' && (input.transcript ?? input.playLimit) !== undefined)
      exported.addReportLine('changed', 'out-transcript');
  }
}

/** Returns the text stimuli as HTML; writers put them before the questions. */
export function stimulusTexts(question: Question): string[] {
  return question.input.flatMap((input) =>
    input.kind === 'text' && !isBlank(input.html) ? [toExportHtml(input.html)] : [],
  );
}

/** Returns rich text sanitised and wrapped in paragraphs, or an empty string when it is blank. */
export function toExportHtml(html: string | undefined): string {
  if (html === undefined || isBlank(html)) return '';
  const clean = cleanRichText(html)
    .replaceAll(/<p>\s*<\/p>/gu, '')
    .trim();
  if (plainText(clean) === '') return '';
  return /<(?:p|h[2-4]|ul|ol|blockquote|pre|table|hr)[ >]/u.test(clean) ? clean : `<p>${clean}</p>`;
}

/** Whether a block has a pair that formats can hold: one with a left side. */
export function hasPairs({ content }: MatchingBlock): boolean {
  return content.some(({ left }) => toSingleLine(left) !== '');
}

/** Whether a pair has anything on a side. */
export function hasSide({ left, right }: { left: string; right: string }): boolean {
  return toSingleLine(left + right) !== '';
}

/** Returns a text on one line with single spaces, as options and answers are read back. */
export function toSingleLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Returns the references of all files in a question: stimuli, captions and images of options. */
export function fileRefsIn(question: Question): FileRef[] {
  const images = question.questions.flatMap((block) =>
    block.type === 'MCQ' ? block.content.flatMap(({ image }) => (image ? [image] : [])) : [],
  );
  const stimuli = question.input.flatMap((input) => {
    if (input.kind === 'text') return [];
    return input.kind === 'video' && input.captions ? [input.file, input.captions] : [input.file];
  });
  return [...stimuli, ...images];
}
