import { EmptyState, QuietButton, token } from '@rubrica/ui';
import { RotateCcw } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import type { AnswerEntry } from '../../core/registry.ts';
import { QuestionAnswer } from '../../answer/question-answer.tsx';
import { KitContext } from '../../../primitives/views/kit-context.ts';
import { useEditorMessages } from '../../../primitives/editor/messages/use-editor-messages.ts';
import { useDraftOnPage } from '../state/editor-workspace.ts';
import { PreviewBoundary } from './preview-boundary.tsx';
import { usePreviewKit } from './use-preview-kit.ts';
import { useStudentView } from './use-student-view.ts';
import type { BlockId } from '../../../primitives/schema/ids.ts';

const Pane = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[16]};
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[4]} ${token.space[8]};
  }
  & > [data-part='head'] h2 {
    font-size: ${token.font[16]};
    font-weight: 650;
    line-height: 1.4;
  }
  & > [data-part='head'] p {
    inline-size: 100%;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
`;

type Answers = Readonly<Record<BlockId, AnswerEntry>>;

/** An interactive preview of the student's view. It updates with low priority, so that it does not delay typing. */
export const StudentPreview = memo(function StudentPreview() {
  const { draft } = useDraftOnPage();
  const m = useEditorMessages();
  const kit = usePreviewKit();
  const settled = useDeferredValue(draft);
  const view = useStudentView(settled);
  const [answers, setAnswers] = useState<Answers>({});
  const keyOf = (place: number) => `${view.questions[place]?.type} ${view.questions[place]?.id ?? place}`;

  return (
    <Pane>
      <div data-part="head">
        <h2>{m.preview.heading}</h2>
        {Object.keys(answers).length > 0 && (
          <QuietButton icon={<RotateCcw aria-hidden="true" data-mirror="" />} onClick={() => setAnswers({})}>
            {m.preview.again}
          </QuietButton>
        )}
        <p>{m.preview.note}</p>
      </div>
      {view.questions.length === 0 && view.input.length === 0 ? (
        <EmptyState title={m.preview.emptyTitle}>{m.preview.empty}</EmptyState>
      ) : (
        <PreviewBoundary resetKey={view} fallbackText={m.preview.failed}>
          <KitContext.Provider value={kit}>
            <QuestionAnswer
              question={view}
              value={view.questions.map((_, place) => answers[keyOf(place)] ?? [])}
              onChange={(next) => setAnswers(Object.fromEntries(next.map((entry, place) => [keyOf(place), entry])))}
            />
          </KitContext.Provider>
        </PreviewBoundary>
      )}
    </Pane>
  );
});
