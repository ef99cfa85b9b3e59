import { useCallback } from 'react';
import type { Signature } from '../../editorial/review.ts';
import { withCurrent, type WorkbenchQuestion } from '../state/workbench-state.ts';
import { useWorkbench } from '../workbench-context.ts';
import { reviewerName } from './reviewer-name.ts';

/** Changes what reviewers wrote of the open question. */
export type ChangeReview = (make: (question: WorkbenchQuestion, by: Signature) => WorkbenchQuestion) => void;

/** Returns a function that changes what reviewers wrote of the open question, in the name of whoever does it. */
export function useChangeReview(): ChangeReview {
  const { change } = useWorkbench();
  return useCallback(
    (make) => change((workbench) => withCurrent(workbench, (question) => make(question, signature()))),
    [change],
  );
}

/** Who does something now. */
export function signature(): Signature {
  return { by: reviewerName(), at: new Date().toISOString() };
}
