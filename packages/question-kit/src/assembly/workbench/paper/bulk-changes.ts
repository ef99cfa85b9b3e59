import { reviewAfterEdit } from '../../editorial/states.ts';
import { setPoints } from '../../paper/points.ts';
import { paperLimits } from '../../paper/limits.ts';
import { pointsOf } from '../../paper/totals.ts';
import { updateDraft } from '../../draft/head.ts';
import { apply } from '../../draft/history.ts';
import { signature } from '../editorial/use-review.ts';
import type { WorkbenchQuestion } from '../state/workbench-state.ts';
import type { BulkChanges } from './bulk-dialog.tsx';

/** A question after a change of several; each field is a step that its own editor can undo. */
export function withChanges(question: WorkbenchQuestion, changes: BulkChanges, now = Date.now()): WorkbenchQuestion {
  const { level, category, points, addedTags, removedTags } = changes;
  let { history } = question;
  if (level !== undefined) history = apply(history, updateDraft({ level }), now);
  if (category !== undefined) history = apply(history, updateDraft({ category }), now);
  if (points !== undefined) history = apply(history, setPoints(points), now);
  const kept = question.tags.filter((tag) => !removedTags.includes(tag));
  const added = [...new Set(addedTags)].filter((tag) => !kept.includes(tag));
  const tags =
    added.length === 0 && kept.length === question.tags.length
      ? question.tags
      : [...kept, ...added].slice(0, paperLimits.tagsPerQuestion);
  if (history === question.history && tags === question.tags) return question;
  const changed = { ...question, history, tags };
  // What was approved is another version; tags are no part of it.
  return history.draft === question.history.draft ? changed : reviewAfterEdit(changed, signature());
}

/** Whether a question did not take the points that were set. */
export function keptItsPoints(question: WorkbenchQuestion, { points }: BulkChanges): boolean {
  return points !== undefined && pointsOf(question.history.draft) !== points;
}
