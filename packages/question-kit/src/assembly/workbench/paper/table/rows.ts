import { plainText } from '../../../../primitives/rich-text/rich-text.ts';
import type { QuestionType, SkillCategory } from '../../../../types/question-types.ts';
import { validateDraft } from '../../../core/validate-draft.ts';
import { textsOf } from '../../../core/schema-metadata.ts';
import { comparableForm } from '../../../../primitives/comparison/comparable-form.ts';
import type { QuestionState } from '../../../editorial/schema.ts';
import type { Finding } from '../../../quality/finding.ts';
import { lintQuestion } from '../../../quality/lint-question.ts';
import type { Sections } from '../../../paper/actions/shape.ts';
import { pointsOf } from '../../../paper/totals.ts';
import type { WorkbenchQuestion } from '../../state/workbench-state.ts';

/** A question of the table. */
export interface PaperRow {
  id: string;
  /** Its place in the paper, from 1. */
  number: number;
  sectionId: string;
  title: string;
  skill: SkillCategory;
  type: QuestionType;
  level: string;
  points: number;
  tags: readonly string[];
  state: QuestionState;
  /** Its language as BCP 47. */
  language: string;
  /** Whether students get it in the language that is shown. */
  isCounted: boolean;
  issueCount: number;
  /** What the lint reports and nobody switched off. */
  findings: readonly Finding[];
  question: WorkbenchQuestion;
}

/** A column that rows can be sorted by. */
export type SortKey = 'number' | 'title' | 'skill' | 'type' | 'level' | 'points' | 'state' | 'issues';

/** What of a paper is shown, and in which order. */
export interface RowQuery {
  text: string;
  /** Empty for every one. */
  skill: SkillCategory | '';
  /** Null for every one; empty for questions without a level. */
  level: string | null;
  state: QuestionState | '';
  /** Null for the order of the paper. */
  sort: { key: SortKey; isDescending: boolean } | null;
}

/** Everything, in the order of the paper. */
export const wholePaper: RowQuery = { text: '', skill: '', level: null, state: '', sort: null };

/** Whether the rows are those of the paper in its order, so that they can be moved. */
export function isWholePaper({ text, skill, level, state, sort }: RowQuery): boolean {
  return text.trim() === '' && skill === '' && level === null && state === '' && sort === null;
}

type OwnFields = Omit<PaperRow, 'number' | 'sectionId' | 'isCounted'>;

/** What rows depend on besides their questions. */
export interface RowOptions {
  /** The paper's language. */
  language: string;
  /** The ids of the questions that count. */
  counted: ReadonlySet<string>;
}

/** Questions are never changed in place: what was found of one stays true. */
const known = new WeakMap<WorkbenchQuestion, { language: string; fields: OwnFields }>();

/** A row for each question of a paper, in its order. */
export function rowsOf(sections: Sections<WorkbenchQuestion>, { language, counted }: RowOptions): PaperRow[] {
  let number = 0;
  return sections.flatMap(({ id: sectionId, questions }) =>
    questions.map((question): PaperRow => {
      number += 1;
      const isCounted = counted.has(question.id);
      return { ...ownFieldsOf(question, question.language ?? language), number, sectionId, isCounted };
    }),
  );
}

function ownFieldsOf(question: WorkbenchQuestion, language: string): OwnFields {
  const before = known.get(question);
  if (before?.language === language) return before.fields;
  const { draft } = question.history;
  // What is retired is not checked: nobody gets it.
  const isRetired = question.state === 'retired';
  const findings = isRetired ? [] : lintQuestion(draft, { language, exceptions: question.exceptions });
  const fields: OwnFields = {
    id: question.id,
    title: draft.title.trim(),
    skill: draft.type,
    type: draft.subQuestionType,
    level: draft.level,
    points: pointsOf(draft),
    tags: question.tags,
    state: question.state,
    language,
    issueCount: isRetired ? 0 : validateDraft(draft).length,
    findings: findings.filter(({ exception }) => exception === null),
    question,
  };
  known.set(question, { language, fields });
  return fields;
}

/** The rows that fit a query, in its order. */
export function queryRows(rows: readonly PaperRow[], query: RowQuery, language: string): readonly PaperRow[] {
  const { skill, level, state, sort } = query;
  const words = comparableForm(query.text).split(' ').filter(Boolean);
  const found = rows.filter(
    (row) =>
      (skill === '' || row.skill === skill) &&
      (level === null || row.level === level) &&
      (state === '' || row.state === state) &&
      (words.length === 0 || hasWords(row.question, words)),
  );
  if (!sort) return found;
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const direction = sort.isDescending ? -1 : 1;
  const value = (row: PaperRow) => (sort.key === 'issues' ? row.issueCount + row.findings.length : row[sort.key]);
  return found.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)];
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right));
    return order === 0 ? a.number - b.number : order * direction;
  });
}

const texts = new WeakMap<WorkbenchQuestion, string>();

function hasWords(question: WorkbenchQuestion, words: readonly string[]): boolean {
  const { draft } = question.history;
  const text =
    texts.get(question) ??
    comparableForm(
      [
        draft.level,
        draft.category,
        ...question.tags,
        ...textsOf(draft).map(({ text: each, role }) => (role === 'rich-text' ? plainText(each) : each)),
      ].join(' '),
    );
  texts.set(question, text);
  return words.every((word) => text.includes(word));
}
