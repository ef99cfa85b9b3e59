import Papa from 'papaparse';
import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { Match } from '../../../primitives/schema/fields.ts';
import { gapsToText } from '../../../types/fill-in-blanks/gaps-text.ts';
import type { Writer } from '../writer.ts';
import type { NewBlock } from '../source-item.ts';
import { htmlOf } from '../text/import-html.ts';
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
import { columns, guardCell, joinAnswers, numberedColumns, type CsvRow } from './columns.ts';

const holds: FormatCapabilities = {
  why: ['MCQ', 'FillInBlanks', 'ShortAnswers', 'Matching'],
  modelAnswer: true,
  match: 'all',
  mark: true,
  maxima: true,
  words: true,
  autoCorrected: true,
  head: true,
  images: false,
};

/** Writes a table with a row per block; a byte order mark lets spreadsheets read it as UTF-8. */
export const writeCsv: Writer = (questions) => {
  const rows = questions.flatMap(rowsOf);
  const most = Math.max(0, ...rows.map(({ items }) => items.length));
  const numbers = Array.from({ length: most }, (_, index) => index);
  const header = [...columns, ...numbers.flatMap((index) => numberedColumns.map((column) => `${column}${index + 1}`))];
  const cells = rows.map((row) => [
    ...columns.map((column) => guardCell(row[column] ?? '')),
    ...numbers.flatMap((index) => numberedColumns.map((column) => guardCell(row.items[index]?.[column] ?? ''))),
  ]);
  return { text: `\uFEFF${Papa.unparse([header, ...cells], { newline: '\r\n' })}\r\n` };
};

function rowsOf(out: ExportedQuestion): CsvRow[] {
  const { question, title, category, item } = out;
  reportHeadLosses(out, holds);
  const head = {
    group: String(item),
    title,
    skill: question.type,
    category,
    level: question.level,
    diploma: question.diploma,
  };
  const texts = textsOf(question).map((html): CsvRow => ({
    ...head,
    type: 'Stimulus',
    rubric: cellOf(html),
    items: [],
  }));
  const blocks = blocksOf(out).flatMap((block): CsvRow[] => {
    reportLosses(block, holds, out);
    const rubric = cellOf(outHtml(block.rubric));
    const own = fieldsOf(block);
    if (rubric === '' && (own.text ?? '') === '') out.say('changed', 'out-empty-text');
    if (rubric === '' && (own.text ?? '') === '') return [];
    if (block.type === 'MCQ' && block.content.length === 0) out.say('changed', 'out-options');
    const common = {
      type: block.type,
      autoCorrected: block.autoCorrected ? 'yes' : 'no',
      rubric,
      modelAnswer: cellOf(outHtml(block.modelAnswer)),
    };
    return [{ ...head, ...common, ...own }];
  });
  if (blocks.length === 0) out.say('left-out', 'out-nothing');
  return blocks.length === 0 ? [] : [...texts, ...blocks];
}

/** A field that says nothing still takes its place: a row's empty end would be read as no field. */
const emptyField = { mark: '1' };

function fieldsOf(block: NewBlock): CsvRow {
  switch (block.type) {
    case 'MCQ':
      return {
        items: block.content.map(({ text, correct, why }) => ({
          item: outLine(text),
          answer: correct ? 'right' : 'wrong',
          why: cellOf(outHtml(why)),
        })),
      };
    case 'Matching':
      return {
        distractors: joinAnswers((block.distractors ?? []).map(outLine)),
        items: block.content.map(({ left, right, why }) => ({
          item: outLine(left),
          answer: outLine(right),
          why: cellOf(outHtml(why)),
        })),
      };
    case 'ShortAnswers':
      return {
        items: Array.from({ length: Math.max(block.answersCount, block.content.length) }, (_, index) => {
          const item = block.content[index];
          if (!item) return emptyField;
          const answer = joinAnswers(item.answers.map(outLine));
          const cells = { item: item.prompt?.trim() ?? '', answer, ...detailsOf(item) };
          return Object.values(cells).every((cell) => cell === '') ? emptyField : cells;
        }),
      };
    case 'FillInBlanks':
      return {
        text: gapsToText(block.content),
        wordBox: block.boxOptions ? 'yes' : 'no',
        distractors: joinAnswers((block.distractors ?? []).map(outLine)),
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
  return { why: cellOf(outHtml(item.why)), mark: String(item.mark ?? ''), match: matchCell(item.match) };
}

function matchCell(match: Match | undefined): string {
  return Object.entries(match ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}

/** Plain text where it reads back as the same rich text, so that people can work with it. */
function cellOf(html: string): string {
  const text = plainText(html);
  return htmlOf(text) === html && !/[<&]/u.test(text) ? text : html;
}
