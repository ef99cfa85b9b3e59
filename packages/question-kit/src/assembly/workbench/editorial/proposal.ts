import { createHistory } from '../../draft/history.ts';
import type { Signature } from '../../editorial/review.ts';
import { suggestChanges } from '../../editorial/suggestions.ts';
import type { WorkbenchQuestion } from '../state/workbench-state.ts';

/** Begins to suggest changes: from now on the form changes a version of its own. */
export function beginProposal(question: WorkbenchQuestion): WorkbenchQuestion {
  const base = question.history.draft;
  return { ...question, proposal: { base, history: createHistory(base), note: '' } };
}

/** Makes suggestions of what was changed; the question is as it was before. */
export function sendProposal(question: WorkbenchQuestion, by: Signature): WorkbenchQuestion {
  const { proposal } = question;
  if (!proposal) return question;
  const version = { before: proposal.base, after: proposal.history.draft, note: proposal.note.trim() };
  return suggestChanges(dropProposal(question), version, by);
}

/** Forgets what was changed. */
export function dropProposal({ proposal: _proposal, ...question }: WorkbenchQuestion): WorkbenchQuestion {
  return question;
}
