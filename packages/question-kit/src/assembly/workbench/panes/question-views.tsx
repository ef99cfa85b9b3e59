import { styled } from 'styled-components';
import { questionOf } from '../../core/defaults.ts';
import type { Draft, StudentQuestion } from '../../core/question.ts';
import type { AnswerEntry } from '../../core/registry.ts';
import { QuestionAnswer } from '../../answer/question-answer.tsx';
import { QuestionMarker } from '../../marker/question-marker.tsx';
import { QuestionReview } from '../../review/question-review.tsx';
import type { OtherView } from '../workbench-context.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { marksOf } from '../state/entries.ts';

/** Everything in it can be read and nothing changed, where it is disabled. */
const Still = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export interface QuestionViewProps {
  view: OtherView;
  draft: Draft;
  student: StudentQuestion;
  entries: readonly AnswerEntry[];
  onEntries: (entries: readonly AnswerEntry[]) => void;
  modelAnswer: boolean;
  readOnly: boolean;
}

/** A draft as one of those sees it who meet it after its author. */
export function QuestionView({ view, draft, student, entries, onEntries, modelAnswer, readOnly }: QuestionViewProps) {
  const messages = useWorkbenchMessages();
  const question = questionOf(draft);
  switch (view) {
    case 'student':
      return (
        <QuestionAnswer
          question={student}
          value={entries}
          onChange={onEntries}
          attempt="workbench"
          readOnly={readOnly}
        />
      );
    case 'marker':
      return (
        <Still disabled={readOnly}>
          <QuestionMarker
            question={question}
            value={entries}
            onChange={onEntries}
            by={messages.panes.you}
            attempt="workbench"
          />
        </Still>
      );
    case 'review':
      return (
        <QuestionReview
          question={student}
          solution={question}
          value={entries}
          marks={marksOf(draft, entries)?.blocks ?? []}
          showModelAnswer={modelAnswer}
        />
      );
  }
}
