import type { DraftHistory } from '../../draft/history.ts';
import type { Signature } from '../../editorial/review.ts';
import { reviewAfterEdit } from '../../editorial/states.ts';
import { decideSuggestion, reopenSuggestion } from '../../editorial/decisions.ts';
import type { WorkbenchQuestion } from '../state/workbench-state.ts';
import { signature } from './use-review.ts';

/** The question with another history, or what is proposed for it. An edit of an approved question makes it a draft again. */
export function withEdits(question: WorkbenchQuestion, history: DraftHistory): WorkbenchQuestion {
  if (question.proposal) return { ...question, proposal: { ...question.proposal, history } };
  const edited = { ...question, history };
  if (history.draft === question.history.draft) return edited;
  const by = signature();
  return reviewAfterEdit(withSuggestionsOf(edited, question.history, by), by);
}

/** A suggestion is open again when the step that carried it out is undone, and accepted when it is redone. */
function withSuggestionsOf(question: WorkbenchQuestion, before: DraftHistory, by: Signature): WorkbenchQuestion {
  const { past, future } = question.history;
  const undone = before.past.at(-1);
  if (undone?.carriesOut !== undefined && future.at(-1) === undone)
    return reopenSuggestion(question, undone.carriesOut);
  const redone = before.future.at(-1);
  if (redone?.carriesOut !== undefined && past.at(-1) === redone)
    return decideSuggestion(question, redone.carriesOut, 'accepted', by);
  return question;
}
