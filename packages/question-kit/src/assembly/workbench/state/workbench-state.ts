import { shownTypeOf, type BlockType } from '../../../types/question-types.ts';
import { emptyDraft } from '../../core/defaults.ts';
import type { Draft } from '../../core/question.ts';
import type { AnswerEntry, Block } from '../../core/registry.ts';
import { applyAction } from '../../draft/draft-action.ts';
import { createHistory, type DraftHistory } from '../../draft/history.ts';
import { addBlock, beginWith } from '../../editor/add/add-block.ts';
import { addQuestions, changeQuestions, questionsOf, removeQuestions } from '../../paper/actions/questions.ts';
import { withFurther, withoutAction } from '../../paper/actions/restore.ts';
import type { Sections } from '../../paper/actions/shape.ts';
import { paperLimits } from '../../paper/limits.ts';
import { addSection } from '../../paper/actions/sections.ts';
import { createSection, emptyPaper, newQuestionFields, type Paper, type PaperQuestion } from '../../paper/paper.ts';
import { markingSchemes } from '../main-views/marking-schemes.ts';

/** Trial answers by block; they stay with their block when it is moved. */
export type TriedAnswers = Readonly<Record<string, AnswerEntry>>;

/** A question of the open paper: what a file keeps of it, with the steps that can be undone in the place of the draft alone. */
export interface WorkbenchQuestion extends Readonly<Omit<PaperQuestion, 'draft'>> {
  /** The draft, and the steps that can be undone. */
  history: DraftHistory;
  answers: TriedAnswers;
  /** What a reviewer would have otherwise, while they write it; the question stays as it is. */
  proposal?: Proposal | undefined;
}

/** A version of a question that becomes suggestions. */
export interface Proposal {
  /** The draft that it began with. */
  base: Draft;
  history: DraftHistory;
  /** Why. */
  note: string;
}

/** What a paper is beside its questions. */
export type PaperHead = Readonly<Omit<Paper, 'version' | 'sections'>>;

/** The open paper, with at least one question, and the id of the current one. */
export interface WorkbenchState {
  paper: PaperHead;
  sections: Sections<WorkbenchQuestion>;
  current: string;
}

/** Creates a question of the open paper from a draft. */
export function createWorkbenchQuestion(draft: Draft): WorkbenchQuestion {
  return { ...newQuestionFields(), history: createHistory(draft), answers: {} };
}

/** Creates a workbench with a paper of one empty question. */
export function emptyWorkbench(): WorkbenchState {
  return workbenchOf([createWorkbenchQuestion(emptyDraft())]);
}

/** A workbench with a paper of one section; its first question is the current one, if no other is named. */
export function workbenchOf(questions: readonly WorkbenchQuestion[], current = questions[0]?.id ?? ''): WorkbenchState {
  const { version: _version, sections: _sections, ...paper } = emptyPaper();
  return { paper, sections: [createSection('', questions)], current };
}

/** Every question of the open paper, in its order. */
export function openQuestionsOf({ sections }: WorkbenchState): readonly WorkbenchQuestion[] {
  return questionsOf(sections);
}

/** Returns the current question. */
export function currentOf(workbench: WorkbenchState): WorkbenchQuestion {
  const questions = openQuestionsOf(workbench);
  const found = questions.find(({ id }) => id === workbench.current) ?? questions[0];
  if (!found) throw new Error('A workbench has at least one question.');
  return found;
}

/** Whether nothing has been written in a question yet. */
export function isUntouched({ history: { draft, past } }: WorkbenchQuestion): boolean {
  return past.length === 0 && draft.title === '' && draft.input.length === 0 && draft.questions.length === 0;
}

/** Whether nothing has been written in the paper yet: its only question is untouched, and it has no name and no plan. */
export function isUntouchedPaper({ paper, sections }: WorkbenchState): boolean {
  const [first, ...others] = questionsOf(sections);
  const isNamed = [paper, ...sections].some(({ title, instructions }) => title !== '' || instructions !== '');
  const isPlanned = paper.blueprint.length > 0 || paper.versions.length > 0 || sections.length > 1;
  return !isNamed && !isPlanned && others.length === 0 && (first === undefined || isUntouched(first));
}

/** Adds drafts as questions; see `withQuestions`. */
export function withDrafts(workbench: WorkbenchState, drafts: readonly Draft[]): WorkbenchState {
  return withQuestions(workbench, drafts.map(createWorkbenchQuestion));
}

/**
 * Adds questions after the current one's section and makes the first of them current; replaces the current question if it is
 * untouched. Where the section is full, they begin another.
 */
export function withQuestions(workbench: WorkbenchState, added: readonly WorkbenchQuestion[]): WorkbenchState {
  const [first] = added;
  if (!first) return workbench;
  const current = currentOf(workbench);
  const home = workbench.sections.find(({ questions }) => questions.includes(current));
  const kept = isUntouched(current) ? removeQuestions(workbench.sections, new Set([current.id])) : workbench.sections;
  return { ...workbench, sections: withFurther(kept, added, home?.id), current: first.id };
}

/** Begins a question with a type, unless the current one has just begun with it: a page that is loaded again asks again. */
export function withBegun(workbench: WorkbenchState, type: BlockType): WorkbenchState {
  const { title, questions, subQuestionType } = currentOf(workbench).history.draft;
  const [first] = questions;
  if (title === '' && first && shownTypeOf(first.type, subQuestionType) === type) return workbench;
  const draft = emptyDraft();
  // Instructions are no exercise: a question has them, and is not of their type.
  const begin = type === 'Rubric' ? addBlock(draft, type, 0) : beginWith(draft, type, markingSchemes);
  return withDrafts(workbench, [applyAction(draft, begin)]);
}

/** Adds an empty question after the current one and makes it current. */
export function withNewQuestion(workbench: WorkbenchState): WorkbenchState {
  const created = createWorkbenchQuestion(emptyDraft());
  const current = currentOf(workbench);
  const home = workbench.sections.find(({ questions }) => questions.includes(current));
  const isFull = home !== undefined && home.questions.length >= paperLimits.questionsPerSection;
  const sections = isFull ? addSection(workbench.sections, '') : workbench.sections;
  const sectionId = (isFull ? sections.at(-1)?.id : home?.id) ?? '';
  return { ...workbench, sections: addQuestions(sections, [created], { sectionId }), current: created.id };
}

/** Removes the current question; its neighbour becomes current, or an empty question after the last. */
export function withoutCurrent(workbench: WorkbenchState): WorkbenchState {
  return withSections(workbench, removeQuestions(workbench.sections, new Set([currentOf(workbench).id])));
}

/**
 * Takes a change of the workbench back, and keeps what was written since; see `withoutAction`.
 *
 * @param before the workbench before the change
 * @param after the workbench as the change left it
 * @param now the workbench as it is
 */
export function withoutChange(before: WorkbenchState, after: WorkbenchState, now: WorkbenchState): WorkbenchState {
  const restored = withSections(now, withoutAction(before.sections, after.sections, now.sections));
  const isKept = restored.current === now.current && openQuestionsOf(before).every(({ id }) => id !== now.current);
  return {
    ...restored,
    paper: now.paper === after.paper ? before.paper : now.paper,
    // Who has written in a question that came by the change stays there.
    current: now.current === after.current && !isKept ? before.current : restored.current,
  };
}

/** Replaces the sections. If the current question is gone, its neighbour becomes current; a paper without questions gets an empty one. */
export function withSections(workbench: WorkbenchState, sections: Sections<WorkbenchQuestion>): WorkbenchState {
  const questions = questionsOf(sections);
  if (questions.some(({ id }) => id === workbench.current)) return { ...workbench, sections };
  if (questions.length === 0) {
    const created = createWorkbenchQuestion(emptyDraft());
    return { ...workbench, sections: addQuestions(sections, [created]), current: created.id };
  }
  const before = openQuestionsOf(workbench);
  const at = before.findIndex(({ id }) => id === workbench.current);
  const left = new Set(questions.map(({ id }) => id));
  const next =
    before.slice(at).find(({ id }) => left.has(id)) ?? before.slice(0, at).findLast(({ id }) => left.has(id));
  return { ...workbench, sections, current: (next ?? questions[0])?.id ?? '' };
}

/** Changes the current question. */
export function withCurrent(
  workbench: WorkbenchState,
  change: (question: WorkbenchQuestion) => WorkbenchQuestion,
): WorkbenchState {
  const { id } = currentOf(workbench);
  return { ...workbench, sections: changeQuestions(workbench.sections, new Set([id]), change) };
}

/** Returns the key of a block's trial answer. */
export function answerKey(block: Block, index: number): string {
  return `${block.type} ${block.id ?? index}`;
}
