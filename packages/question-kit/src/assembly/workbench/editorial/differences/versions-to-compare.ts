import { comparePapers, type PaperDifferences } from '../../../compare/compare-papers.ts';
import type { Draft } from '../../../core/question.ts';
import { paperProblemText } from '../../../paper/file/problems.ts';
import { readPaperFile } from '../../../paper/file/read-paper-file.ts';
import { undo, type DraftHistory } from '../../../draft/history.ts';
import { createPaperQuestion, emptyPaper, newQuestionFields, type Paper } from '../../../paper/paper.ts';
import { parseQuestionFile } from '../../files/question-file.ts';
import { paperOf } from '../../state/paper-of.ts';
import type { WorkbenchState } from '../../state/workbench-state.ts';

/** What can be compared: a whole paper, or one question in the place of a paper. */
export interface Compared {
  kind: 'paper' | 'question';
  paper: Paper;
}

/** A version of a paper, as a paper; null where there is no such version. A version keeps nothing that editors said. */
export function paperOfVersion(paper: Paper, versionId: string): Paper | null {
  const version = paper.versions.find(({ id }) => id === versionId);
  if (!version) return null;
  const sections = version.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...newQuestionFields(), ...question })),
  }));
  return { ...paper, sections, versions: [] };
}

/** Reads a file to compare; the problems in English, where it is no valid paper or question, and none for a file of another program. */
export function readCompared(bytes: Uint8Array): Compared | { problems: string[] } {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const read = readPaperFile(bytes);
    return 'problems' in read
      ? { problems: read.problems.map(paperProblemText) }
      : { kind: 'paper', paper: read.paper };
  }
  const read = parseQuestionFile(new TextDecoder().decode(bytes));
  return 'problems' in read ? { problems: read.problems.map(({ message }) => message) } : questionAsPaper(read.draft);
}

/** A question to compare with another one: both get the same id. */
export function questionAsPaper(draft: Draft): Compared {
  const paper = emptyPaper();
  const questions = [{ ...createPaperQuestion(draft), id: 'question' }];
  const sections = paper.sections.map((section) => ({ ...section, id: 'section', questions }));
  return { kind: 'question', paper: { ...paper, id: 'paper', sections } };
}

/** The open paper as it was when its questions were opened here, as far as their steps can be taken back. */
export function paperAtStart(workbench: WorkbenchState): Paper {
  const paper = paperOf(workbench);
  const starts = new Map(
    workbench.sections.flatMap(({ questions }) => questions.map(({ id, history }) => [id, startOf(history)] as const)),
  );
  const sections = paper.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => ({ ...question, draft: starts.get(question.id) ?? question.draft })),
  }));
  return { ...paper, sections };
}

function startOf(history: DraftHistory): Draft {
  let at = history;
  while (at.past.length > 0) at = undo(at);
  return at.draft;
}

interface OpenQuestion {
  /** The open paper. */
  open: Paper;
  /** The draft of its current question. */
  draft: Draft;
}

/** Two sides that can be compared: where one is a question, the open paper gives its current question. Null for other pairs. */
export function alignKinds(
  before: Compared,
  after: Compared,
  { open, draft }: OpenQuestion,
): { before: Paper; after: Paper } | null {
  const other = before.kind === 'question' || after.kind === 'question' ? questionAsPaper(draft) : null;
  const sideOf = (side: Compared) => (other && side.kind === 'paper' && side.paper === open ? other : side);
  const [first, second] = [sideOf(before), sideOf(after)];
  return first.kind === second.kind ? { before: first.paper, after: second.paper } : null;
}

/** What editors say of a question, which a version does not keep. */
const spoken: ReadonlySet<string | number | undefined> = new Set([
  'comments',
  'suggestions',
  'stateChanges',
  'exceptions',
]);

/** The differences of two papers in what students and the key are about, without what editors said of it. */
export function differencesOf(before: Paper, after: Paper): PaperDifferences {
  const all = comparePapers({ ...before, versions: [] }, { ...after, versions: [] });
  const questions = all.questions
    .map((question) => ({ ...question, editorial: question.editorial.filter(({ path }) => !spoken.has(path[0])) }))
    .filter(
      ({ state, isMoved, fields, editorial }) =>
        state !== 'kept' || isMoved || fields.length > 0 || editorial.length > 0,
    );
  return { ...all, questions };
}

/** The draft of a question in a paper. */
export function draftIn(paper: Paper, id: string): Draft | null {
  return paper.sections.flatMap(({ questions }) => questions).find((question) => question.id === id)?.draft ?? null;
}
