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
  'contentMark',
  'languageMark',
  'minWords',
  'maxWords',
  'wordBox',
  'distractors',
] as const;

/** Columns that are there once for each option, pair, field or gap: `item1`, `answer1`, … */
export const numberedColumns = ['item', 'answer', 'why', 'mark', 'match'] as const;

type Column = (typeof columns)[number];
type NumberedColumn = (typeof numberedColumns)[number];

/** One row by its columns; `items` in their order. */
export type CsvRow = Partial<Record<Column, string>> & { items: Partial<Record<NumberedColumn, string>>[] };

const otherNames: Readonly<Record<string, Column>> = {
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

/** Where a cell of a column belongs; undefined for a column that says nothing to us. */
export interface CsvPlace {
  column: Column | NumberedColumn;
  /** From 0; absent for a column that is there once. */
  index?: number;
}

/** Reads a column's name, ours or one that other tables use: `Option A`, `choice 2`, `Correct answer`. */
export function placeOf(header: string): CsvPlace | undefined {
  const name = header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const own = columns.find((column) => column.toLowerCase() === name);
  if (own) return { column: own };
  const [, kind = '', place = ''] =
    /^(item|answer|why|mark|match|option|choice|feedback|left|right)?([a-h]|\d{1,3})$/u.exec(name) ?? [];
  if (place !== '') {
    const index = /\d/u.test(place) ? Number(place) - 1 : place.charCodeAt(0) - 97;
    const spelt =
      { option: 'item', choice: 'item', left: 'item', '': 'item', right: 'answer', feedback: 'why' }[kind] ?? kind;
    const column = numberedColumns.find((one) => one === spelt);
    return column && index >= 0 ? { column, index } : undefined;
  }
  return Object.hasOwn(otherNames, name) ? { column: otherNames[name] ?? 'rubric' } : undefined;
}

/** Answers in one cell, `|` between them; `\|` is the sign itself. */
export function joinAnswers(answers: readonly string[]): string {
  return answers.map((answer) => answer.replaceAll(/\\(?=[\\|]|$)|\|/gu, String.raw`\$&`)).join(' | ');
}

/** The answers of one cell. */
export function splitAnswers(cell: string): string[] {
  const answers = [''];
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell[at] ?? '';
    const next = cell[at + 1] ?? '';
    const escapes = sign === '\\' && (next === '\\' || next === '|');
    if (escapes) at += 1;
    if (sign === '|') answers.push('');
    else answers.push(`${answers.pop() ?? ''}${escapes ? next : sign}`);
  }
  return answers.map((answer) => answer.trim()).filter((answer) => answer !== '');
}

/** A cell that a spreadsheet would run as a formula gets an apostrophe before it. */
export function guardCell(cell: string): string {
  return /^'*[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell;
}

/** A cell without the apostrophe that guarded it. */
export function unguardCell(cell: string): string {
  return /^'+[=+\-@\t\r]/u.test(cell) ? cell.slice(1) : cell;
}
