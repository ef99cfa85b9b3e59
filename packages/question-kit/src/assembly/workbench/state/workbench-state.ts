import { emptyDraft } from '../../core/defaults.ts';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import type { Draft } from '../../core/question.ts';
import type { AnswerEntry, Block } from '../../core/registry.ts';
import { createHistory, type DraftHistory } from '../../draft/history.ts';

/** Trial answers by block; they stay with their block when it is moved. */
export type TriedAnswers = Readonly<Record<string, AnswerEntry>>;

/** An open question of the workbench. */
export interface WorkbenchQuestion {
  id: string;
  /** The draft, and the steps that can be undone. */
  history: DraftHistory;
  answers: TriedAnswers;
}

/** The open questions, at least one, and the id of the current one. */
export interface WorkbenchState {
  questions: readonly WorkbenchQuestion[];
  current: string;
}

/** Creates an open question from a draft. */
export function createWorkbenchQuestion(draft: Draft): WorkbenchQuestion {
  return { id: freshId(), history: createHistory(draft), answers: {} };
}

/** Creates a workbench with one empty question. */
export function emptyWorkbench(): WorkbenchState {
  const first = createWorkbenchQuestion(emptyDraft());
  return { questions: [first], current: first.id };
}

/** Returns the current question. */
export function currentOf({ questions, current }: WorkbenchState): WorkbenchQuestion {
  const found = questions.find(({ id }) => id === current) ?? questions[0];
  if (!found) throw new Error('A workbench has at least one question.');
  return found;
}

/** Whether nothing has been written in a question yet. */
export function isUntouched({ history: { draft, past } }: WorkbenchQuestion): boolean {
  return past.length === 0 && draft.title === '' && draft.input.length === 0 && draft.questions.length === 0;
}

/** Adds questions and makes the first of them current; replaces the current question if it is untouched. */
export function withDrafts(workbench: WorkbenchState, drafts: readonly Draft[]): WorkbenchState {
  const [first, ...rest] = drafts.map(createWorkbenchQuestion);
  if (!first) return workbench;
  const current = currentOf(workbench);
  const questions = isUntouched(current)
    ? workbench.questions.filter((question) => question !== current)
    : workbench.questions;
  return { questions: [...questions, first, ...rest], current: first.id };
}

/** Closes the current question; its neighbour becomes current, or an empty question after the last. */
export function withoutCurrent(workbench: WorkbenchState): WorkbenchState {
  const at = workbench.questions.indexOf(currentOf(workbench));
  const questions = workbench.questions.toSpliced(at, 1);
  const next = questions[at] ?? questions.at(-1);
  return next ? { questions, current: next.id } : emptyWorkbench();
}

/** Changes the current question. */
export function withCurrent(
  workbench: WorkbenchState,
  change: (question: WorkbenchQuestion) => WorkbenchQuestion,
): WorkbenchState {
  const current = currentOf(workbench);
  return {
    ...workbench,
    questions: workbench.questions.map((question) => (question === current ? change(question) : question)),
  };
}

/** Returns the key of a block's trial answer. */
export function answerKey(block: Block, index: number): string {
  return `${block.type} ${block.id ?? index}`;
}
