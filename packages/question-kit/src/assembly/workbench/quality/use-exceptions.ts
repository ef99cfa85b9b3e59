import { useMemo } from 'react';
import { anchorOf } from '../../editorial/anchor.ts';
import type { Finding } from '../../quality/finding.ts';
import { exceptionOf } from '../../quality/lint-question.ts';
import { reviewerName } from '../editorial/reviewer-name.ts';
import { withCurrent } from '../state/workbench-state.ts';
import { useWorkbench } from '../workbench-context.ts';

/** Switches findings of the current question off, with a reason, and on again. */
export function useExceptions() {
  const { change } = useWorkbench();
  return useMemo(
    () => ({
      switchOff: ({ rule, path }: Finding, reason: string) =>
        change((workbench) =>
          withCurrent(workbench, (question) => ({
            ...question,
            exceptions: [
              ...question.exceptions,
              {
                rule,
                ...anchorOf(question.history.draft, path),
                reason,
                by: reviewerName(),
                at: new Date().toISOString(),
              },
            ],
          })),
        ),
      switchOn: ({ rule, path }: Finding) =>
        change((workbench) =>
          withCurrent(workbench, (question) => ({
            ...question,
            exceptions: question.exceptions.filter(
              (exception) => exceptionOf(question.history.draft, [exception], rule, path) === null,
            ),
          })),
        ),
    }),
    [change],
  );
}
