import { questionOf } from '../../core/defaults.ts';
import { QuestionReview } from '../../review/question-review.tsx';
import { marksOf } from '../state/entries.ts';
import type { PaneProps } from './pane-props.ts';
import { TriedPane, type TriedViewProps } from './tried-pane.tsx';

/** The marked answers, as a student reads them after release. */
export function ReviewView({ draft, student, entries, modelAnswer }: TriedViewProps) {
  return (
    <QuestionReview
      question={student}
      solution={questionOf(draft)}
      value={entries}
      marks={marksOf(draft, entries)?.blocks ?? []}
      showModelAnswer={modelAnswer}
    />
  );
}

/** The pane that shows what students see of the trial answers after release. */
export default function ReviewPane(props: PaneProps) {
  return <TriedPane {...props} view={ReviewView} />;
}
