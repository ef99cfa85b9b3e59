import { matchSchema, type Match } from '../../../primitives/schema/fields.ts';
import { gapsFromText } from '../../../types/fill-in-blanks/gaps-text.ts';
import type { ImportContext, SourceQuestion } from '../import-context.ts';
import type { NewBlock } from '../source-item.ts';
import { essayBlock, pairsBlock, rubricBlock, shortBlock, trueFalseBlock, type BlockRest } from '../text/blocks.ts';
import { htmlOf, importHtml } from '../text/import-html.ts';
import { splitAnswers, type CsvRow } from './columns.ts';

const kinds: Readonly<Record<string, NewBlock['type'] | 'TrueFalse'>> = {
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
  matching: 'Matching',
  match: 'Matching',
  writingessays: 'WritingEssays',
  essay: 'WritingEssays',
  rubric: 'Rubric',
  stimulus: 'Rubric',
  description: 'Rubric',
};

interface Row {
  row: CsvRow;
  rest: BlockRest;
  context: ImportContext;
  question: SourceQuestion;
}

/** Takes one row as a block. */
export function importRow(row: CsvRow, line: number, context: ImportContext): void {
  const question = context.begin({
    line,
    title: row.title?.replaceAll(/\s+/gu, ' ') ?? '',
    category: row.category ?? '',
    group: row.group ?? '',
    head: {
      ...(row.skill !== undefined && { type: row.skill }),
      ...(row.level !== undefined && { level: row.level }),
      ...(row.diploma !== undefined && { diploma: row.diploma }),
    },
  });
  const kind = kindOf(row);
  if (kind === undefined) return question.skip('kind-unsupported', { kind: row.type ?? '' });
  const html = (text = '') => htmlOfCell(text, context, question);
  const model = html(row.modelAnswer);
  const auto =
    row.autoCorrected === undefined ? kind !== 'WritingEssays' && kind !== 'Rubric' : isYes(row.autoCorrected);
  const rest = { rubric: html(row.rubric), autoCorrected: auto, ...(model !== '' && { modelAnswer: model }) };
  if (rest.rubric === '' && row.text === undefined) return question.skip('text-missing');
  const block = makers[kind]({ row, rest, context, question });
  if (block) question.add({ ...block, autoCorrected: auto });
}

const makers: Readonly<Record<NewBlock['type'] | 'TrueFalse', (given: Row) => NewBlock | undefined>> = {
  MCQ: choice,
  FillInBlanks: gaps,
  ShortAnswers: short,
  WritingEssays: essay,
  Rubric: ({ rest }) => ({ ...rubricBlock(rest.rubric), ...rest }),
  Matching: ({ row, rest, context, question }) => {
    const pairs = row.items.map((item) => ({
      left: item.item ?? '',
      right: item.answer ?? '',
      ...whyOf(item.why, context, question),
    }));
    const alone = splitAnswers(row.distractors ?? '').map((right) => ({ left: '', right }));
    return pairsBlock(rest, [...pairs, ...alone], question, context.newId);
  },
  TrueFalse: ({ row, rest, context, question }) => {
    if (/^(?:t|true|yes|صواب|صح)$/iu.test(row.correct ?? '')) return trueFalseBlock(rest, true, {}, context);
    if (/^(?:f|false|no|خطأ)$/iu.test(row.correct ?? '')) return trueFalseBlock(rest, false, {}, context);
    question.skip('answer-unknown', { answer: row.correct ?? '' });
    return undefined;
  },
};

function kindOf(row: CsvRow): NewBlock['type'] | 'TrueFalse' | undefined {
  const named = row.type?.toLowerCase().replaceAll(/[^a-z]/gu, '');
  if (named !== undefined) return Object.hasOwn(kinds, named) ? kinds[named] : undefined;
  if (/\[\[.*\]\]/su.test(row.text ?? '')) return 'FillInBlanks';
  if (row.items.length > 1) return 'MCQ';
  return row.correct === undefined ? 'WritingEssays' : 'ShortAnswers';
}

function choice({ row, rest, context, question }: Row): NewBlock | undefined {
  if (row.items.length === 0) {
    question.skip('answers-few');
    return undefined;
  }
  const named = row.correct === undefined ? undefined : namedOptions(row.correct, row.items);
  if (named?.has(-1)) {
    question.skip('answer-unknown', { answer: row.correct ?? '' });
    return undefined;
  }
  const content = row.items.map(({ item = '', answer = '', why }, index) => ({
    id: context.newId(),
    text: item.replaceAll(/\s+/gu, ' '),
    correct: named ? named.has(index) : isYes(answer),
    ...whyOf(why, context, question),
  }));
  if (!content.some(({ correct }) => correct)) question.changed('key-missing');
  return { type: 'MCQ', ...rest, content };
}

/** `B`, `2`, `A, C` or an option's own words; -1 for what names none. */
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

function gaps({ row, rest, context, question }: Row): NewBlock | undefined {
  let place = -1;
  const content = gapsFromText(row.text ?? '', [], context.newId).map((piece) => {
    if (piece.type === 'text') return piece;
    place += 1;
    return { ...piece, ...detailsOf(row.items[place] ?? {}, context, question) };
  });
  const box = isYes(row.wordBox ?? '');
  const distractors = splitAnswers(row.distractors ?? '');
  return { type: 'FillInBlanks', ...rest, content, boxOptions: box, ...(distractors.length > 0 && { distractors }) };
}

function short({ row, rest, context, question }: Row): NewBlock {
  const items = row.items.length > 0 ? row.items : [{ answer: row.correct ?? '' }];
  const content = items.map((item) => ({
    id: context.newId(),
    ...(item.item !== undefined && { prompt: item.item }),
    answers: splitAnswers(item.answer ?? '').slice(0, 50),
    ...detailsOf(item, context, question),
  }));
  return shortBlock(rest, content);
}

function essay({ row, rest }: Row): NewBlock {
  const minWords = numberOf(row.minWords);
  const maxWords = numberOf(row.maxWords);
  return {
    ...essayBlock(rest),
    contentMark: numberOf(row.contentMark) ?? 0,
    languageMark: numberOf(row.languageMark) ?? 0,
    ...(minWords !== undefined && { minWords }),
    ...(maxWords !== undefined && { maxWords }),
  };
}

function detailsOf(item: CsvRow['items'][number], context: ImportContext, question: SourceQuestion) {
  const mark = numberOf(item.mark);
  const match = matchOf(item.match);
  return { ...whyOf(item.why, context, question), ...(mark !== undefined && { mark }), ...(match && { match }) };
}

/** `case=exact typos=1`, as `Match` names them. */
function matchOf(cell: string | undefined): Match | undefined {
  const pairs = [...(cell ?? '').matchAll(/(\w+)=(\w+)/gu)].map(([, name = '', value = '']) => {
    if (/^\d$/u.test(value)) return [name, Number(value)];
    return [name, value === 'true' || value === 'false' ? value === 'true' : value];
  });
  const result = matchSchema.safeParse(Object.fromEntries(pairs));
  return result.success && cell !== undefined ? result.data : undefined;
}

function whyOf(cell: string | undefined, context: ImportContext, question: SourceQuestion): { why?: string } {
  const why = cell === undefined ? '' : htmlOfCell(cell, context, question);
  return why === '' ? {} : { why };
}

/** A cell may hold HTML or plain text. */
function htmlOfCell(cell: string, context: ImportContext, question: SourceQuestion): string {
  return /<\/?[a-z][^>]*>/iu.test(cell) ? importHtml(cell, context, question).html : htmlOf(cell);
}

function isYes(cell: string): boolean {
  return /^(?:yes|true|right|correct|x|1|✓|نعم|صح)$/iu.test(cell.trim());
}

function numberOf(cell: string | undefined): number | undefined {
  const value = Number(cell);
  return cell === undefined || cell.trim() === '' || !Number.isFinite(value) ? undefined : value;
}
