/** The columns of a question's row, in the order they are written; numbered ones follow, as many as are needed. */
export const columns = [
  'group',
  'title',
  'skill',
  'category',
  'level',
  'diploma',
  'type',
  'autoCorrected',
  'rubric',
  'text',
  'correct',
  'modelAnswer',
  'markStep',
  'contentMark',
  'languageMark',
  'minWords',
  'maxWords',
  'wordBox',
  'distractors',
] as const;

/** Columns that are repeated for each option, pair, field or gap: `item1`, `answer1`, … */
export const numberedColumns = ['item', 'answer', 'why', 'mark', 'match'] as const;

type Column = (typeof columns)[number];
type NumberedColumn = (typeof numberedColumns)[number];

/** The cells of a row by column; `items` holds the numbered columns in order. */
export type CsvRow = Partial<Record<Column, string>> & { items: Partial<Record<NumberedColumn, string>>[] };

const columnAliases: Readonly<Record<string, Column>> = {
  question: 'rubric',
  questiontext: 'rubric',
  stem: 'rubric',
  prompt: 'rubric',
  name: 'title',
  questiontitle: 'title',
  questiontype: 'type',
  kind: 'type',
  answer: 'correct',
  answers: 'correct',
  correctanswer: 'correct',
  correctanswers: 'correct',
  key: 'correct',
  feedback: 'modelAnswer',
  explanation: 'modelAnswer',
  tags: 'category',
  topic: 'category',
  السؤال: 'rubric',
  الإجابة: 'correct',
};

/** The column that a header stands for. */
export type CsvColumn =
  | { column: Column; index?: never }
  | {
      column: NumberedColumn;
      /** Counted from 0. */
      index: number;
    };

/** Parses a column header: ours, or one that other tables use (`Option A`, `choice 2`, `Correct answer`). Undefined if unknown. */
export function parseHeader(header: string): CsvColumn | undefined {
  const name = header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const exactColumn = columns.find((column) => column.toLowerCase() === name);
  if (exactColumn) return { column: exactColumn };
  const [, kind = '', position = ''] =
    /^(item|answer|why|mark|match|option|choice|feedback|left|right)?([a-h]|\d{1,3})$/u.exec(name) ?? [];
  if (position !== '') {
    const index = /\d/u.test(position) ? Number(position) - 1 : position.charCodeAt(0) - 97;
    const columnName =
      { option: 'item', choice: 'item', left: 'item', '': 'item', right: 'answer', feedback: 'why' }[kind] ?? kind;
    const column = numberedColumns.find((candidate) => candidate === columnName);
    return column && index >= 0 ? { column, index } : undefined;
  }
  return Object.hasOwn(columnAliases, name) ? { column: columnAliases[name] ?? 'rubric' } : undefined;
}

/** Begins the cell of a text with gaps that is HTML, because words of it are formatted. */
export const htmlMark = '[html]';

/** Joins answers with `|` for one cell; `\|` escapes the character. */
export function joinAnswers(answers: readonly string[]): string {
  return answers.map((answer) => answer.replaceAll(/\\(?=[\\|]|$)|\|/gu, String.raw`\$&`)).join(' | ');
}

/** Splits a cell of `joinAnswers` into its answers. */
export function splitAnswers(cell: string): string[] {
  const answers = [''];
  for (let index = 0; index < cell.length; index += 1) {
    const character = cell[index] ?? '';
    const next = cell[index + 1] ?? '';
    const escapes = character === '\\' && (next === '\\' || next === '|');
    if (escapes) index += 1;
    if (character === '|') answers.push('');
    else answers.push(`${answers.pop() ?? ''}${escapes ? next : character}`);
  }
  return answers.map((answer) => answer.trim()).filter((answer) => answer !== '');
}

/** Prefixes a cell that a spreadsheet would run as a formula with an apostrophe. */
export function guardCell(cell: string): string {
  return /^'*[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe that `guardCell` added. */
export function unguardCell(cell: string): string {
  return /^'+[=+\-@\t\r]/u.test(cell) ? cell.slice(1) : cell;
}
