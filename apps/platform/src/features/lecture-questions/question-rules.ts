import type { LectureQuestion } from '@rubrica/api-client/contract';
import {
  applyAction,
  changeType,
  draftOf,
  emptyDraft,
  insertBlock,
  updateBlock,
  updateDraft,
  type Draft,
} from '@rubrica/question-kit';

/** Where a lecture stops for a question, and what a student has to do there. */
export type QuestionRules = Pick<LectureQuestion, 'atMs' | 'isRequired' | 'mustBeRight' | 'maxTries' | 'showWhy'>;

/** A question of a lecture as its author edits it. */
export interface LectureDraft {
  rules: QuestionRules;
  draft: Draft;
}

/** The rules of a stored question. */
export function rulesOf({ atMs, isRequired, mustBeRight, maxTries, showWhy }: QuestionRules): QuestionRules {
  return { atMs, isRequired, mustBeRight, maxTries, showWhy };
}

/** A stored question as it is edited. */
export function lectureDraftOf(stored: LectureQuestion): LectureDraft {
  return { rules: rulesOf(stored), draft: draftOf(stored.content) };
}

/** A new question: one that is answered by choosing, and marked at once. */
export function newLectureDraft(atMs: number, title: string): LectureDraft {
  const actions = [
    updateDraft({ title }),
    changeType('Listening'),
    insertBlock('MCQ'),
    updateBlock(0, { autoCorrected: true }),
  ];
  return {
    rules: { atMs, isRequired: true, mustBeRight: false, maxTries: 1, showWhy: true },
    draft: actions.reduce((draft, action) => applyAction(draft, action), emptyDraft()),
  };
}

/** Whether something that was stored on a device is an edited question; its limits are checked when it is saved. */
export function isLectureDraft(value: unknown): value is LectureDraft {
  if (typeof value !== 'object' || value === null || !('rules' in value && 'draft' in value)) return false;
  const { rules, draft } = value;
  const hasRules = typeof rules === 'object' && rules !== null && 'atMs' in rules && 'maxTries' in rules;
  return (
    hasRules && typeof draft === 'object' && draft !== null && 'questions' in draft && Array.isArray(draft.questions)
  );
}
