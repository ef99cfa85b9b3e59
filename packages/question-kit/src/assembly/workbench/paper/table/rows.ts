import { plainText } from '../../../../primitives/rich-text/rich-text.ts';
import type { QuestionType, SkillCategory } from '../../../../types/question-types.ts';
import { validateDraft } from '../../../core/validate-draft.ts';
import { textsOf } from '../../../core/schema-metadata.ts';
import { fold, normaliseAlways } from '../../../../primitives/comparison/normalise.ts';
import type { QuestionState } from '../../../editorial/schema.ts';
import type { Finding } from '../../../quality/finding.ts';
import { lintQuestion } from '../../../quality/lint-question.ts';
import type { WordLevels } from '../../../quality/word-list.ts';
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
  category: string;
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
export type SortKey =
  | 'number'
  | 'title'
  | 'skill'
  | 'type'
  | 'level'
  | 'category'
  | 'points'
  | 'tags'
  | 'state'
  | 'issues';

/** What of a paper is shown, and in which order. */
export interface RowQuery {
  text: string;
  /** Empty for every one. */
  skill: SkillCategory | '';
  type: QuestionType | '';
  /** Null for every one; empty for questions without a category. */
  category: string | null;
  /** Null for every one; empty for questions without a tag. */
  tag: string | null;
  /** Those with issues or findings, those with neither, or all. */
  issues: 'some' | 'none' | '';
  /** Null for every one; empty for questions without a level. */
  level: string | null;
  state: QuestionState | '';
  /** Null for the order of the paper. */
  sort: { key: SortKey; isDescending: boolean } | null;
}

/** Everything, in the order of the paper. */
export const wholePaper: RowQuery = {
  text: '',
  skill: '',
  type: '',
  category: null,
  tag: null,
  issues: '',
  level: null,
  state: '',
  sort: null,
};

/** Whether the rows are those of the paper in its order, so that they can be moved. */
export function isWholePaper({ text, skill, type, category, tag, issues, level, state, sort }: RowQuery): boolean {
  return (
    [text.trim(), skill, type, issues, state].every((each) => each === '') &&
    [category, tag, level, sort].every((each) => each === null)
  );
}

type OwnFields = Omit<PaperRow, 'number' | 'sectionId' | 'isCounted'>;

/** What rows depend on besides their questions. */
export interface RowOptions {
  /** The paper's language. */
  language: string;
  /** The ids of the questions that count. */
  counted: ReadonlySet<string>;
  /** The levels of words by the designer's list. */
  words?: WordLevels | undefined;
}

/** Questions are never changed in place: what was found of one stays true. */
const known = new WeakMap<WorkbenchQuestion, { language: string; words: WordLevels | undefined; fields: OwnFields }>();

/** A row for each question of a paper, in its order. */
export function rowsOf(sections: Sections<WorkbenchQuestion>, { language, counted, words }: RowOptions): PaperRow[] {
  let number = 0;
  return sections.flatMap(({ id: sectionId, questions }) =>
    questions.map((question): PaperRow => {
      number += 1;
      const isCounted = counted.has(question.id);
      return { ...ownFieldsOf(question, question.language ?? language, words), number, sectionId, isCounted };
    }),
  );
}

function ownFieldsOf(question: WorkbenchQuestion, language: string, words: WordLevels | undefined): OwnFields {
  const before = known.get(question);
  if (before?.language === language && before.words === words) return before.fields;
  const { draft } = question.history;
  // What is retired is not checked: nobody gets it.
  const isRetired = question.state === 'retired';
  const findings = isRetired
    ? []
    : lintQuestion(draft, {
        language,
        exceptions: question.exceptions,
        levelOf: words && ((word) => words.get(word)),
      });
  const fields: OwnFields = {
    id: question.id,
    title: draft.title.trim(),
    skill: draft.type,
    type: draft.subQuestionType,
    level: draft.level,
    category: draft.category,
    points: pointsOf(draft),
    tags: question.tags,
    state: question.state,
    language,
    issueCount: isRetired ? 0 : validateDraft(draft).length,
    findings: findings.filter(({ exception }) => exception === null),
    question,
  };
  known.set(question, { language, words, fields });
  return fields;
}

/** What is to be looked at in a question. */
function issueSum({ issueCount, findings }: PaperRow): number {
  return issueCount + findings.length;
}

/** The rows that fit a query, in its order. */
export function queryRows(rows: readonly PaperRow[], query: RowQuery, language: string): readonly PaperRow[] {
  const { skill, type, category, tag, issues, level, state, sort } = query;
  const words = searchable(query.text).split(' ').filter(Boolean);
  const found = rows.filter(
    (row) =>
      (skill === '' || row.skill === skill) &&
      (type === '' || row.type === type) &&
      (category === null || row.category === category) &&
      (tag === null || (tag === '' ? row.tags.length === 0 : row.tags.includes(tag))) &&
      (issues === '' || (issues === 'some') === issueSum(row) > 0) &&
      (level === null || row.level === level) &&
      (state === '' || row.state === state) &&
      (words.length === 0 || hasWords(row.question, words)),
  );
  if (!sort) return found;
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const direction = sort.isDescending ? -1 : 1;
  const value = (row: PaperRow) => {
    if (sort.key === 'issues') return issueSum(row);
    return sort.key === 'tags' ? row.tags.toSorted(collator.compare).join(' ') : row[sort.key];
  };
  return found.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)];
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right));
    return order === 0 ? a.number - b.number : order * direction;
  });
}

/** A text as it is searched: without case, accents and punctuation. */
function searchable(text: string): string {
  return fold(normaliseAlways(text), { case: 'ignore', accents: 'ignore', punctuation: 'ignore' });
}

const texts = new WeakMap<WorkbenchQuestion, string>();

function hasWords(question: WorkbenchQuestion, words: readonly string[]): boolean {
  const { draft } = question.history;
  const text =
    texts.get(question) ??
    searchable(
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
