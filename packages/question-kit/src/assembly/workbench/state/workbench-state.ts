import { emptyDraft } from '../../core/defaults.ts';
import { freshId } from '../../../primitives/schema/fresh-id.ts';
import type { Draft } from '../../core/question.ts';
import type { AnswerEntry, Block } from '../../core/registry.ts';
import { createHistory, type DraftHistory } from '../../draft/history.ts';

/** Answers given to try a question, by block: they stay with theirs when blocks are moved. */
export type TriedAnswers = Readonly<Record<string, AnswerEntry>>;

/** A question on the bench. */
export interface WorkbenchQuestion {
  id: string;
  /** The draft, and the steps that can be undone. */
  history: DraftHistory;
  answers: TriedAnswers;
}

/** What lies on the bench: at least one question, one of them in hand. */
export interface WorkbenchState {
  questions: readonly WorkbenchQuestion[];
  current: string;
}

/** A question on its way to the bench. */
export function createWorkbenchQuestion(draft: Draft): WorkbenchQuestion {
  return { id: freshId(), history: createHistory(draft), answers: {} };
}

/** A bench with one empty question. */
export function emptyWorkbench(): WorkbenchState {
  const first = createWorkbenchQuestion(emptyDraft());
  return { questions: [first], current: first.id };
}

/** The question in hand. */
export function currentOf({ questions, current }: WorkbenchState): WorkbenchQuestion {
  const found = questions.find(({ id }) => id === current) ?? questions[0];
  if (!found) throw new Error('There is always a question on the bench.');
  return found;
}

/** Whether nothing has been written in a question yet. */
export function isUntouched({ history: { draft, past } }: WorkbenchQuestion): boolean {
  return past.length === 0 && draft.title === '' && draft.input.length === 0 && draft.questions.length === 0;
}

/** Adds questions and takes the first of them in hand; an empty one in hand makes room. */
export function withDrafts(bench: WorkbenchState, drafts: readonly Draft[]): WorkbenchState {
  const [first, ...rest] = drafts.map(createWorkbenchQuestion);
  if (!first) return bench;
  const inHand = currentOf(bench);
  const questions = isUntouched(inHand) ? bench.questions.filter((question) => question !== inHand) : bench.questions;
  return { questions: [...questions, first, ...rest], current: first.id };
}

/** Puts the question in hand away; the one beside it comes to hand, or an empty one. */
export function withoutCurrent(bench: WorkbenchState): WorkbenchState {
  const at = bench.questions.indexOf(currentOf(bench));
  const questions = bench.questions.toSpliced(at, 1);
  const next = questions[at] ?? questions.at(-1);
  return next ? { questions, current: next.id } : emptyWorkbench();
}

/** Changes the question in hand. */
export function withCurrent(
  bench: WorkbenchState,
  change: (question: WorkbenchQuestion) => WorkbenchQuestion,
): WorkbenchState {
  const inHand = currentOf(bench);
  return {
    ...bench,
    questions: bench.questions.map((question) => (question === inHand ? change(question) : question)),
  };
}

/** What a block's answer is kept under. */
export function answerKey(block: Block, place: number): string {
  return `${block.type} ${block.id ?? place}`;
}
