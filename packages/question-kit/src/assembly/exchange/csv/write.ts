import Papa from 'papaparse';
import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import { runHtml } from '../../../primitives/rich-text/formatted-runs.ts';
import type { Match } from '../../../primitives/schema/fields.ts';
import { gapsToRuns } from '../../../types/fill-in-blanks/gap-formatting.ts';
import { gapsToText } from '../../../types/fill-in-blanks/gaps-text.ts';
import type { FillInBlanksItem } from '../../../types/fill-in-blanks/schema.ts';
import type { Writer } from '../writer.ts';
import type { ExchangeBlock } from '../source-item.ts';
import { htmlOf } from '../text/import-html.ts';
import {
  exportableBlocks,
  toExportHtml,
  hasPairs,
  toSingleLine,
  reportHeadLosses,
  reportLosses,
  stimulusTexts,
  type FormatCapabilities,
  type ExportedQuestion,
} from '../export-context.ts';
import { columns, guardCell, htmlMark, joinAnswers, numberedColumns, type CsvRow } from './columns.ts';

const capabilities: FormatCapabilities = {
  why: ['MCQ', 'FillInBlanks', 'ShortAnswers', 'Matching'],
  modelAnswer: true,
  match: 'all',
  mark: true,
  markStep: true,
  maximumMarks: true,
  wordLimits: true,
  autoCorrected: true,
  skillLevelAndDiploma: true,
  images: false,
};

/** Writes a table with one row per block, with a byte order mark so that spreadsheets read it as UTF-8. */
export const writeCsv: Writer = (questions) => {
  const rows = questions.flatMap(rowsOf);
  const itemCount = Math.max(0, ...rows.map(({ items }) => items.length));
  const numbers = Array.from({ length: itemCount }, (_, index) => index);
  const header = [...columns, ...numbers.flatMap((index) => numberedColumns.map((column) => `${column}${index + 1}`))];
  const cells = rows.map((row) => [
    ...columns.map((column) => guardCell(row[column] ?? '')),
    ...numbers.flatMap((index) => numberedColumns.map((column) => guardCell(row.items[index]?.[column] ?? ''))),
  ]);
  return { text: `\uFEFF${Papa.unparse([header, ...cells], { newline: '\r\n' })}\r\n` };
};

function rowsOf(exported: ExportedQuestion): CsvRow[] {
  const { question, title, category, item } = exported;
  reportHeadLosses(exported, capabilities);
  const questionColumns = {
    group: String(item),
    title,
    skill: question.type,
    category,
    level: question.level,
    diploma: question.diploma,
  };
  const texts = stimulusTexts(question).map((html): CsvRow => ({
    ...questionColumns,
    type: 'Stimulus',
    rubric: cellOf(html),
    items: [],
  }));
  const blocks = exportableBlocks(exported).flatMap((block): CsvRow[] => {
    reportLosses(block, capabilities, exported);
    const rubric = cellOf(toExportHtml(block.rubric));
    const typeColumns = fieldsOf(block);
    if (rubric === '' && (typeColumns.text ?? '') === '') {
      exported.skipBlock('out-empty-text');
      return [];
    }
    if (block.type === 'MCQ' && block.content.length === 0) exported.addReportLine('changed', 'out-options');
    if (block.type === 'Matching' && !hasPairs(block)) exported.addReportLine('changed', 'out-options');
    const common = {
      type: block.type,
      autoCorrected: block.autoCorrected ? 'yes' : 'no',
      rubric,
      modelAnswer: cellOf(toExportHtml(block.modelAnswer)),
    };
    return [{ ...questionColumns, ...common, ...typeColumns }];
  });
  if (blocks.length === 0) exported.leaveOut('out-nothing');
  return blocks.length === 0 ? [] : [...texts, ...blocks];
}

/** An empty field still needs a cell, because empty cells at the end of a row are read as no field. */
const emptyField = { mark: '1' };

function fieldsOf(block: ExchangeBlock): CsvRow {
  switch (block.type) {
    case 'MCQ':
      return {
        markStep: String(block.markStep ?? ''),
        items: block.content.map(({ text, correct, why }) => ({
          item: toSingleLine(text),
          answer: correct ? 'right' : 'wrong',
          why: cellOf(toExportHtml(why)),
        })),
      };
    case 'Matching':
      return {
        distractors: joinAnswers((block.distractors ?? []).map(toSingleLine)),
        items: block.content.map(({ left, right, why }) => ({
          item: toSingleLine(left),
          answer: toSingleLine(right),
          why: cellOf(toExportHtml(why)),
        })),
      };
    case 'ShortAnswers':
      return {
        items: Array.from({ length: Math.max(block.answersCount, block.content.length) }, (_, index) => {
          const item = block.content[index];
          if (!item) return emptyField;
          const answer = joinAnswers(item.answers.map(toSingleLine));
          const cells = { item: item.prompt?.trim() ?? '', answer, ...detailsOf(item) };
          return Object.values(cells).every((cell) => cell === '') ? emptyField : cells;
        }),
      };
    case 'FillInBlanks':
      return {
        text: gapCell(block.content),
        wordBox: block.boxOptions ? 'yes' : 'no',
        distractors: joinAnswers((block.distractors ?? []).map(toSingleLine)),
        items: block.content.filter((piece) => piece.type === 'gap').map(detailsOf),
      };
    case 'WritingEssays':
      return {
        contentMark: String(block.contentMark),
        languageMark: String(block.languageMark),
        minWords: String(block.minWords ?? ''),
        maxWords: String(block.maxWords ?? ''),
        items: [],
      };
    case 'Rubric':
      return { items: [] };
  }
}

function detailsOf(item: { why?: string | undefined; mark?: number | undefined; match?: Match | undefined }) {
  return { why: cellOf(toExportHtml(item.why)), mark: String(item.mark ?? ''), match: matchCell(item.match) };
}

function matchCell(match: Match | undefined): string {
  return Object.entries(match ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** Writes a text with gaps, as HTML with `[html]` before it where words are formatted. */
function gapCell(content: readonly FillInBlanksItem[]): string {
  const runs = gapsToRuns(content);
  if (runs.some(({ formatting }) => formatting)) return `${htmlMark}${runs.map((run) => runHtml(run)).join('')}`;
  const text = gapsToText(content);
  return text.trimStart().startsWith(htmlMark) ? text.replace('[', String.raw`\[`) : text;
}

/** Writes plain text where it reads back as the same rich text, because it is easier to edit in a spreadsheet. */
function cellOf(html: string): string {
  const text = plainText(html);
  return htmlOf(text) === html && !/[<&]/u.test(text) ? text : html;
}
