import { gapsFromRuns } from '../../../types/fill-in-blanks/gap-formatting.ts';
import { gapsFromText } from '../../../types/fill-in-blanks/gaps-text.ts';
import { markStepSchema } from '../../../types/mcq/schema.ts';
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
import { containsTag, htmlOf, importHtml } from '../text/import-html.ts';
import { limitAnswers } from '../text/accepted.ts';
import { matchFromText } from '../text/match-text.ts';
import { formattedLines } from '../text/gap-text.ts';
import { htmlMark, splitAnswers, type CsvRow } from './columns.ts';

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

interface RowImport {
  row: CsvRow;
  commonFields: CommonBlockFields;
  context: ImportContext;
  question: SourceQuestion;
}

/** Imports one row as a block. */
export function importRow(row: CsvRow, line: number, context: ImportContext): void {
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
  const kind = kindOf(row);
  if (kind === undefined) return question.skip('kind-unsupported', { kind: row.type ?? '' });
  const html = (text = '') => htmlOfCell(text, context, question);
  const modelAnswer = html(row.modelAnswer);
  const isAutoCorrected =
    row.autoCorrected === undefined ? kind !== 'WritingEssays' && kind !== 'Rubric' : isYes(row.autoCorrected);
  const commonFields = {
    rubric: html(row.rubric),
    autoCorrected: isAutoCorrected,
    ...(modelAnswer !== '' && { modelAnswer }),
  };
  if (commonFields.rubric === '' && row.text === undefined) return question.skip('text-missing');
  const block = blockBuilders[kind]({ row, commonFields, context, question });
  if (block) question.addBlock({ ...block, autoCorrected: isAutoCorrected });
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

function kindOf(row: CsvRow): ExchangeBlock['type'] | 'TrueFalse' | undefined {
  const typeName = row.type?.toLowerCase().replaceAll(/[^a-z]/gu, '');
  if (typeName !== undefined) return Object.hasOwn(blockKinds, typeName) ? blockKinds[typeName] : undefined;
  if (/\[\[.*\]\]/su.test(row.text ?? '')) return 'FillInBlanks';
  if (row.items.length > 1) return 'MCQ';
  return row.correct === undefined ? 'WritingEssays' : 'ShortAnswers';
}

function buildChoice({ row, commonFields, context, question }: RowImport): ExchangeBlock | undefined {
  if (row.items.length === 0) {
    question.skip('answers-few');
    return undefined;
  }
  const namedIndexes = row.correct === undefined ? undefined : namedOptions(row.correct, row.items);
  if (namedIndexes?.has(-1)) {
    question.skip('answer-unknown', { answer: row.correct ?? '' });
    return undefined;
  }
  const content = row.items.map(({ item = '', answer = '', why }, index) => ({
    id: context.newId(),
    text: item.replaceAll(/\s+/gu, ' '),
    correct: namedIndexes ? namedIndexes.has(index) : isYes(answer),
    ...whyOf(why, context, question),
  }));
  if (!content.some(({ correct }) => correct)) question.reportChange('key-missing');
  const step = markStepSchema.safeParse(numberOf(row.markStep));
  return { type: 'MCQ', ...commonFields, content, ...(step.success && { markStep: step.data }) };
}

/** Resolves `B`, `2`, `A, C` or the text of an option to indexes; -1 for an unknown name. */
function namedOptions(correct: string, items: CsvRow['items']): Set<number> {
  const whole = items.findIndex(({ item }) => item === correct);
  if (whole !== -1) return new Set([whole]);
  return new Set(
    correct.split(/[\s,;|]+/u).map((name) => {
      const index = /^[a-z]$/iu.test(name) ? name.toLowerCase().charCodeAt(0) - 97 : Number(name) - 1;
      return Number.isInteger(index) && items[index] ? index : -1;
    }),
  );
}

function buildGaps({ row, commonFields, context, question }: RowImport): ExchangeBlock | undefined {
  let gapIndex = -1;
  const text = row.text ?? '';
  const items = text.startsWith(htmlMark)
    ? gapsFromRuns(
        formattedLines(importHtml(text.slice(htmlMark.length), context, question).html, question),
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
  const items = row.items.length > 0 ? row.items : [{ answer: row.correct ?? '' }];
  const content = items.map((item) => ({
    id: context.newId(),
    ...(item.item !== undefined && { prompt: item.item }),
    answers: limitAnswers(splitAnswers(item.answer ?? ''), question),
    ...(isNumerical && { match: { compare: 'number' as const } }),
    ...detailsOf(item, context, question),
  }));
  return shortAnswersBlock(commonFields, content);
}

function buildEssay({ row, commonFields }: RowImport): ExchangeBlock {
  const minWords = numberOf(row.minWords);
  const maxWords = numberOf(row.maxWords);
  return {
    ...essayBlock(commonFields),
    contentMark: numberOf(row.contentMark) ?? 0,
    languageMark: numberOf(row.languageMark) ?? 0,
    ...(minWords !== undefined && { minWords }),
    ...(maxWords !== undefined && { maxWords }),
  };
}

function detailsOf(item: CsvRow['items'][number], context: ImportContext, question: SourceQuestion) {
  const mark = numberOf(item.mark);
  const match = item.match === undefined ? undefined : matchFromText(item.match);
  return { ...whyOf(item.why, context, question), ...(mark !== undefined && { mark }), ...(match && { match }) };
}

function whyOf(cell: string | undefined, context: ImportContext, question: SourceQuestion): { why?: string } {
  const why = cell === undefined ? '' : htmlOfCell(cell, context, question);
  return why === '' ? {} : { why };
}

/** A cell may hold HTML or plain text. */
function htmlOfCell(cell: string, context: ImportContext, question: SourceQuestion): string {
  return containsTag(cell) ? importHtml(cell, context, question).html : htmlOf(cell);
}

function isYes(cell: string): boolean {
  return /^(?:yes|true|right|correct|x|1|✓|نعم|صح)$/iu.test(cell.trim());
}

function numberOf(cell: string | undefined): number | undefined {
  const value = Number(cell);
  return cell === undefined || cell.trim() === '' || !Number.isFinite(value) ? undefined : value;
}
