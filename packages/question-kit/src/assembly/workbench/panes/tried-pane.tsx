import { QuietButton, token } from '@rubrica/ui';
import { RotateCcw } from 'lucide-react';
import { useCallback, useMemo, type ComponentType } from 'react';
import { styled } from 'styled-components';
import type { Draft, StudentQuestion } from '../../core/question.ts';
import type { AnswerEntry } from '../../core/registry.ts';
import { PreviewBoundary } from '../../editor/preview/preview-boundary.tsx';
import { useStudentView } from '../../editor/preview/use-student-view.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { answersOf, entriesOf } from '../state/entries.ts';
import { withCurrent } from '../state/workbench-state.ts';
import { useWorkbench } from '../workbench-context.ts';
import type { PaneProps } from './pane-props.ts';

/** A draft and its trial answers, as one of those sees them who meet the question after its author. */
export interface TriedViewProps {
  draft: Draft;
  student: StudentQuestion;
  entries: readonly AnswerEntry[];
  onEntries: (entries: readonly AnswerEntry[]) => void;
  modelAnswer: boolean;
  readOnly: boolean;
}

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[8]};
  min-block-size: 36px;
  margin-block-end: ${token.space[8]};
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
`;

/** A pane that shows the question with its trial answers, which all panes share. */
export function TriedPane({ draft, question, view: View }: PaneProps & { view: ComponentType<TriedViewProps> }) {
  const { panes: messages } = useWorkbenchMessages();
  const { change, modelAnswer, readOnly } = useWorkbench();
  const student = useStudentView(draft);
  const { answers } = question;
  const entries = useMemo(() => entriesOf(draft, answers), [draft, answers]);
  const keep = useCallback(
    (next: readonly AnswerEntry[]) =>
      change((workbench) => withCurrent(workbench, (current) => ({ ...current, answers: answersOf(draft, next) }))),
    [change, draft],
  );
  const clear = () => change((workbench) => withCurrent(workbench, (current) => ({ ...current, answers: {} })));

  return (
    <>
      <Note>
        <span>{messages.note}</span>
        {Object.keys(answers).length > 0 && (
          <QuietButton icon={<RotateCcw aria-hidden="true" data-mirror="" />} onClick={clear}>
            {messages.clear}
          </QuietButton>
        )}
      </Note>
      <PreviewBoundary resetKey={student} fallbackText={messages.broken}>
        <View {...{ draft, student, entries, modelAnswer, readOnly }} onEntries={keep} />
      </PreviewBoundary>
    </>
  );
}
