import { gapsFromRuns } from '../../../types/fill-in-blanks/gap-formatting.ts';
import { gapsFromText } from '../../../types/fill-in-blanks/gaps-text.ts';
import { markStepSchema, type MarkStep } from '../../../types/mcq/schema.ts';
import type { ImportContext, SourceQuestion } from '../import-context.ts';
import type { ExchangeBlock } from '../source-item.ts';
import {
  essayBlock,
  matchingBlock,
  rubricBlock,
  shortAnswersBlock,
  trueFalseBlock,
  type CommonBlockFields,
} from '../text/blocks.ts';
import { withNamedCharacters } from '../text/entities.ts';
import { containsTag, htmlOf, importHtml } from '../text/import-html.ts';
import { limitAnswers } from '../text/accepted.ts';
import { matchFromText } from '../text/match-text.ts';
import { formattedLines } from '../text/gap-text.ts';
import { htmlMark, splitAnswers, type CsvRow } from './columns.ts';
import { isEmptyItem, type KeyStyle, keyStyleOf, namedOptions, optionCells } from './option-keys.ts';
import { singleNumber } from './single-number.ts';

const blockKinds: Readonly<Record<string, ExchangeBlock['type'] | 'TrueFalse'>> = {
  mcq: 'MCQ',
  multiplechoice: 'MCQ',
  multichoice: 'MCQ',
  choice: 'MCQ',
  multipleresponse: 'MCQ',
  truefalse: 'TrueFalse',
  tf: 'TrueFalse',
  fillinblanks: 'FillInBlanks',
  fillintheblanks: 'FillInBlanks',
  gaps: 'FillInBlanks',
  cloze: 'FillInBlanks',
  shortanswers: 'ShortAnswers',
  shortanswer: 'ShortAnswers',
  short: 'ShortAnswers',
  numerical: 'ShortAnswers',
  numeric: 'ShortAnswers',
  matching: 'Matching',
  match: 'Matching',
  writingessays: 'WritingEssays',
  essay: 'WritingEssays',
  rubric: 'Rubric',
  stimulus: 'Rubric',
  description: 'Rubric',
};

/** What the whole table says of its rows. */
interface TableTraits {
  /** How many columns of answers it has. */
  answerColumns: number;
  keyStyle: KeyStyle | undefined;
}

/** Returns what the rows of a table say of each other. */
export function traitsOf(rows: readonly CsvRow[], answerColumns: number): TableTraits {
  return {
    answerColumns,
    keyStyle: keyStyleOf(rows.filter((row) => kindOf(withGapText(row), answerColumns) === 'MCQ')),
  };
}

interface RowImport {
  row: CsvRow;
  keyStyle: KeyStyle | undefined;
  commonFields: CommonBlockFields;
  context: ImportContext;
  question: SourceQuestion;
}

/** Imports one row as a block. */
export function importRow(
  cells: CsvRow,
  { answerColumns, keyStyle }: TableTraits,
  line: number,
  context: ImportContext,
): void {
  const row = withGapText(cells);
  const question = context.beginQuestion({
    line,
    title: row.title?.replaceAll(/\s+/gu, ' ') ?? '',
    category: row.category ?? '',
    group: row.group ?? '',
    metadata: {
      ...(row.skill !== undefined && { type: row.skill }),
      ...(row.level !== undefined && { level: row.level }),
      ...(row.diploma !== undefined && { diploma: row.diploma }),
    },
  });
  const kind = kindOf(row, answerColumns);
  if (kind === undefined) return question.skip('kind-unsupported', { kind: row.type ?? '' });
  const html = (text = '') => htmlOfCell(text, context, question);
  const modelAnswer = html(row.modelAnswer);
  const isAutoCorrected =
    row.autoCorrected === undefined ? kind !== 'WritingEssays' && kind !== 'Rubric' : isYes(row.autoCorrected);
  const commonFields = {
    rubric: html(row.rubric ?? (kind === 'FillInBlanks' ? '' : row.text)),
    autoCorrected: isAutoCorrected,
    ...(modelAnswer !== '' && { modelAnswer }),
  };
  if (commonFields.rubric === '' && row.text === undefined) return question.skip('text-missing');
  if (kind !== 'FillInBlanks' && row.rubric !== undefined) reportUnread(row, 'text', question);
  if (!kindsWithKeyCell.has(kind)) reportUnread(row, 'correct', question);
  const block = blockBuilders[kind]({ row, keyStyle, commonFields, context, question });
  if (block) question.addBlock({ ...block, autoCorrected: isAutoCorrected });
}

/** Kinds whose key may stand in the cell `correct`. */
const kindsWithKeyCell: ReadonlySet<ExchangeBlock['type'] | 'TrueFalse'> = new Set([
  'MCQ',
  'TrueFalse',
  'ShortAnswers',
]);

/** Reports a cell that questions of this kind have no use for. */
function reportUnread(row: CsvRow, column: 'text' | 'correct', question: SourceQuestion): void {
  const cell = row[column];
  if (cell !== undefined) question.reportChange('cell-unread', { column, answer: cell.slice(0, 100) });
}

const blockBuilders: Readonly<
  Record<ExchangeBlock['type'] | 'TrueFalse', (rowImport: RowImport) => ExchangeBlock | undefined>
> = {
  MCQ: buildChoice,
  FillInBlanks: buildGaps,
  ShortAnswers: buildShortAnswers,
  WritingEssays: buildEssay,
  Rubric: ({ commonFields }) => ({ ...rubricBlock(commonFields.rubric), ...commonFields }),
  Matching: ({ row, commonFields, context, question }) => {
    const pairs = row.items.map((item) => ({
      left: item.item ?? '',
      right: item.answer ?? '',
      ...whyOf(item.why, context, question),
    }));
    const unpairedRights = splitAnswers(row.distractors ?? '').map((right) => ({ left: '', right }));
    return matchingBlock(commonFields, [...pairs, ...unpairedRights], question, context.newId);
  },
  TrueFalse: ({ row, commonFields, context, question }) => {
    if (/^(?:t|true|yes|صواب|صح)$/iu.test(row.correct ?? '')) return trueFalseBlock(commonFields, true, {}, context);
    if (/^(?:f|false|no|خطأ)$/iu.test(row.correct ?? '')) return trueFalseBlock(commonFields, false, {}, context);
    question.skip('answer-unknown', { answer: row.correct ?? '' });
    return undefined;
  },
};

/** Other tables have a text with gaps where their question is, which would show the answers. */
function withGapText(row: CsvRow): CsvRow {
  const { rubric = '', ...others } = row;
  if (row.text !== undefined || !hasGaps(rubric)) return row;
  const hasOtherKey = row.items.some(({ item, answer }) => item !== undefined || answer !== undefined);
  // Double brackets are also code and lists: with options or answers of its own, the question is not a text with gaps.
  const isGapText = row.type === undefined ? !hasOtherKey : kindOfType(row.type) === 'FillInBlanks';
  return isGapText ? { ...others, text: containsTag(rubric) ? `${htmlMark}${rubric}` : rubric } : row;
}

/** Searched without a regular expression, whose time would grow with the square of the brackets that are not closed. */
function hasGaps(text: string): boolean {
  const start = text.indexOf('[[');
  return start !== -1 && text.includes(']]', start + 2);
}

function kindOfType(type: string): ExchangeBlock['type'] | 'TrueFalse' | undefined {
  const typeName = type.toLowerCase().replaceAll(/[^a-z]/gu, '');
  return Object.hasOwn(blockKinds, typeName) ? blockKinds[typeName] : undefined;
}

function kindOf(row: CsvRow, answerColumns: number): ExchangeBlock['type'] | 'TrueFalse' | undefined {
  if (row.type !== undefined) return kindOfType(row.type);
  if (hasGaps(row.text ?? '')) return 'FillInBlanks';
  const { items, correct } = row;
  const [{ item, answer } = {}] = items;
  // Cells of one option, the others of the row being empty.
  const hasOption = item !== undefined || (answer !== undefined && (correct !== undefined || answerColumns > 1));
  if (items.length > 1 || hasOption) return 'MCQ';
  return answer === undefined && correct === undefined ? 'WritingEssays' : 'ShortAnswers';
}

function buildChoice({ row, commonFields, keyStyle, context, question }: RowImport): ExchangeBlock | undefined {
  if (row.items.length === 0) {
    question.skip('answers-few');
    return undefined;
  }
  const items = optionCells(row);
  const named = row.correct === undefined ? undefined : namedOptions(row.correct, items, keyStyle);
  if (named === null) {
    question.skip('answer-unknown', { answer: row.correct ?? '' });
    return undefined;
  }
  if (named?.isAmbiguous) {
    const taken = [...named.indexes].map((index) => items[index]?.item ?? '').join(', ');
    question.reportChange('key-ambiguous', { answer: (row.correct ?? '').slice(0, 100), taken: taken.slice(0, 100) });
  }
  const content = items.flatMap((cells, index) => {
    if (isEmptyItem(cells)) return [];
    const { item = '', answer = '', why } = cells;
    return {
      id: context.newId(),
      text: item.replaceAll(/\s+/gu, ' '),
      correct: named ? named.indexes.has(index) : isYes(answer),
      ...whyOf(why, context, question),
    };
  });
  const markStep = markStepOf(row.markStep, question);
  return { type: 'MCQ', ...commonFields, content, ...(markStep !== undefined && { markStep }) };
}

function markStepOf(cell: string | undefined, question: SourceQuestion): MarkStep | undefined {
  const step = markStepSchema.safeParse(cell === undefined ? undefined : singleNumber(cell));
  if (cell !== undefined && !step.success) question.reportChange('cell-unread', { column: 'markStep', answer: cell });
  return step.data;
}

function buildGaps({ row, commonFields, context, question }: RowImport): ExchangeBlock | undefined {
  let gapIndex = -1;
  const text = row.text ?? '';
  const items = text.startsWith(htmlMark)
    ? gapsFromRuns(
        formattedLines(importCellHtml(text.slice(htmlMark.length), context, question), question),
        context.newId,
      )
    : gapsFromText(text, context.newId);
  const content = items.map((piece) => {
    if (piece.type === 'text') return piece;
    gapIndex += 1;
    return { ...piece, ...detailsOf(row.items[gapIndex] ?? {}, context, question) };
  });
  const hasWordBox = isYes(row.wordBox ?? '');
  const distractors = splitAnswers(row.distractors ?? '');
  return {
    type: 'FillInBlanks',
    ...commonFields,
    content,
    boxOptions: hasWordBox,
    ...(distractors.length > 0 && { distractors }),
  };
}

function buildShortAnswers({ row, commonFields, context, question }: RowImport): ExchangeBlock {
  const isNumerical = /^numeric/iu.test(row.type ?? '');
  const items = row.items.length > 0 ? row.items : [{}];
  const hasKeyCell = items.length === 1 && items[0]?.answer === undefined;
  if (!hasKeyCell) reportUnread(row, 'correct', question);
  const content = items.map((item) => ({
    id: context.newId(),
    ...(item.item !== undefined && { prompt: item.item }),
    answers: limitAnswers(splitAnswers((hasKeyCell ? row.correct : item.answer) ?? ''), question),
    ...(isNumerical && { match: { compare: 'number' as const } }),
    ...detailsOf(item, context, question),
  }));
  return shortAnswersBlock(commonFields, content);
}

function buildEssay({ row, commonFields, question }: RowImport): ExchangeBlock {
  const minWords = wordsOf(row.minWords, 'minWords', question);
  const maxWords = wordsOf(row.maxWords, 'maxWords', question);
  return {
    ...essayBlock(commonFields),
    contentMark: numberOf(row.contentMark, 'contentMark', question) ?? 0,
    languageMark: numberOf(row.languageMark, 'languageMark', question) ?? 0,
    ...(minWords !== undefined && { minWords }),
    ...(maxWords !== undefined && { maxWords }),
  };
}

function detailsOf(item: CsvRow['items'][number], context: ImportContext, question: SourceQuestion) {
  const mark = numberOf(item.mark, 'mark', question);
  const match = item.match === undefined ? undefined : matchFromText(item.match);
  if (item.match !== undefined && !match)
    question.reportChange('cell-unread', { column: 'match', answer: item.match.slice(0, 100) });
  return { ...whyOf(item.why, context, question), ...(mark !== undefined && { mark }), ...(match && { match }) };
}

function whyOf(cell: string | undefined, context: ImportContext, question: SourceQuestion): { why?: string } {
  const why = cell === undefined ? '' : htmlOfCell(cell, context, question);
  return why === '' ? {} : { why };
}

/** A cell may hold HTML or plain text. */
function htmlOfCell(cell: string, context: ImportContext, question: SourceQuestion): string {
  return containsTag(cell) ? importCellHtml(cell, context, question) : htmlOf(cell);
}

function importCellHtml(cell: string, context: ImportContext, question: SourceQuestion): string {
  return importHtml(withNamedCharacters(cell), context, question).html;
}

function isYes(cell: string): boolean {
  return /^(?:yes|true|right|correct|x|1|✓|نعم|صح)$/iu.test(cell.trim());
}

/** Reads a number as typed answers are read: `2.5`, `2,5`, `٢٫٥`. A cell with anything else is reported and left out. */
function numberOf(cell: string | undefined, column: string, question: SourceQuestion): number | undefined {
  if (cell === undefined) return undefined;
  const value = singleNumber(cell);
  if (value === undefined) question.reportChange('cell-unread', { column, answer: cell.slice(0, 100) });
  return value;
}

/** Reads a number of words, which is whole: a separator before three digits groups thousands. */
function wordsOf(cell: string | undefined, column: string, question: SourceQuestion): number | undefined {
  return numberOf(cell?.replaceAll(/[.,،](?=\p{Nd}{3}(?!\p{Nd}))/gu, ''), column, question);
}
