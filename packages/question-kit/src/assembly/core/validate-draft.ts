import { draftIssueTexts, type DraftIssueCode } from './draft-issue-texts.ts';
import { blockSchema, draftSchema, type Draft } from './question.ts';
import {
  isAnswerable,
  isAuthored,
  storedTypeOf,
  typesByCategory,
  type QuestionType,
} from '../../types/question-types.ts';
import { issueRulesOf, type BlockIssueCode } from './issue-rules.ts';
import type { Block } from './registry.ts';
import { isBlank } from '../../primitives/rich-text/rich-text.ts';
import type { Issue } from '../../primitives/type-manifest.ts';
import { blockPath, inputPath, itemPath } from '../../primitives/draft/paths.ts';

/** Codes of everything that `validateDraft` may report. */
export type IssueCode = DraftIssueCode | BlockIssueCode;

type Path = (string | number)[];

const headSchema = draftSchema.omit({ questions: true });

/** Blocks are never changed in place: the same object has the same issues, so typing in one does not check the others. */
const known = new WeakMap<Block, readonly Issue<IssueCode>[]>();

/**
 * Validation issues of a draft or a stored question, in reading order, with paths from it. Never throws,
 * whatever it is given.
 * A draft can be stored unless an issue is `malformed`; a question that is set to students should have no issue.
 */
export function validateDraft(draft: Draft & { version?: number }): Issue<IssueCode>[] {
  if (!isObject(draft) || !Array.isArray(draft.questions)) return [issueAt([], 'malformed')];
  const { questions, version: _version, ...head } = draft;
  const malformed = malformedFields(headSchema, head, []);
  const blocks = questions.flatMap((block, index) => blockIssuesAt(block, index));
  if (malformed.length > 0 || blocks.some((issue) => issue.code === 'malformed')) return [...malformed, ...blocks];
  return [...headIssues(draft), ...typeIssues(draft), ...blocks, ...repeatedIds(draft)];
}

function headIssues(draft: Draft): Issue<IssueCode>[] {
  const issues: Issue<IssueCode>[] = [];
  if (draft.title.trim() === '') issues.push(issueAt(['title'], 'title-missing'));
  if (draft.questions.length === 0) issues.push(issueAt(['questions'], 'blocks-missing'));
  for (const [index, item] of draft.input.entries()) {
    if (item.kind === 'image' && item.alt.trim() === '')
      issues.push(issueAt(inputPath(index, 'alt'), 'image-alt-missing'));
    if (item.kind === 'text' && isBlank(item.html)) issues.push(issueAt(inputPath(index, 'html'), 'passage-empty'));
  }
  return [...issues, ...(issueRulesOf(draft.subQuestionType).inputIssues?.(draft.input) ?? [])];
}

function typeIssues(draft: Draft): Issue<IssueCode>[] {
  const offered: readonly QuestionType[] = typesByCategory[draft.type];
  // A type that comes with a task was no author's choice.
  const fits = offered.includes(draft.subQuestionType) || !isAuthored(draft.subQuestionType);
  const own = fits ? [] : [issueAt(['subQuestionType'], 'type-not-offered')];
  const mixed = draft.questions.flatMap((block, index) =>
    block.type === storedTypeOf(draft.subQuestionType) || !isAnswerable(block.type)
      ? []
      : [issueAt(blockPath(index, 'type'), 'types-mixed')],
  );
  return [...own, ...mixed];
}

function blockIssuesAt(block: Block, index: number): Issue<IssueCode>[] {
  const issues = isObject(block) ? blockIssues(block) : [issueAt([], 'malformed')];
  return issues.map((issue) => ({ ...issue, path: ['questions', index, ...issue.path] }));
}

function blockIssues(block: Block): readonly Issue<IssueCode>[] {
  const before = known.get(block);
  if (before) return before;
  const malformed = malformedFields(blockSchema, block, []);
  const issues = malformed.length > 0 ? malformed : issueRulesOf(block.type).issues(block);
  known.set(block, issues);
  return issues;
}

function repeatedIds(draft: Draft): Issue<IssueCode>[] {
  const seen = new Set<string>();
  const issues: Issue<IssueCode>[] = [];
  const see = (id: string | undefined, path: Path) => {
    if (id === undefined) return;
    if (seen.has(id)) issues.push(issueAt(path, 'id-twice'));
    seen.add(id);
  };
  for (const [index, item] of draft.input.entries()) see(item.id, inputPath(index, 'id'));
  for (const [index, block] of draft.questions.entries()) {
    see(block.id, blockPath(index, 'id'));
    if (!('content' in block)) continue;
    for (const [place, item] of block.content.entries()) {
      if ('id' in item) see(item.id, itemPath(index, place, 'id'));
    }
  }
  return issues;
}

function malformedFields(
  schema: typeof headSchema | typeof blockSchema,
  value: unknown,
  base: Path,
): Issue<IssueCode>[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) => ({
    path: [...base, ...path.map((part) => (typeof part === 'number' ? part : String(part)))],
    code: 'malformed',
    message,
  }));
}

function issueAt(path: Path, code: DraftIssueCode): Issue<IssueCode> {
  return { path, code, message: draftIssueTexts[code] };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
