import { QuestionAnswer } from '../../answer/question-answer.tsx';
import { LitWords } from '../quality/lit-words.tsx';
import type { PaneProps } from './pane-props.ts';
import { TriedPane, type TriedViewProps } from './tried-pane.tsx';

/** The question as a student answers it. */
export function StudentView({ student, entries, onEntries, readOnly }: TriedViewProps) {
  return (
    <QuestionAnswer question={student} value={entries} onChange={onEntries} attempt="workbench" readOnly={readOnly} />
  );
}

/** The pane in which a designer answers the question as a student. */
export default function StudentPane(props: PaneProps) {
  return (
    <LitWords level={props.draft.level}>
      <TriedPane {...props} view={StudentView} />
    </LitWords>
  );
}
