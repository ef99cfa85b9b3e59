import { EmptyState, QuietButton, Tabs, token, useUi } from '@rubrica/ui';
import { RotateCcw } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import type { AnswerEntry } from '../../core/registry.ts';
import { useAllEditorMessages } from '../../editor/messages/all-messages.ts';
import { PreviewBoundary } from '../../editor/preview/preview-boundary.tsx';
import { useStudentView } from '../../editor/preview/use-student-view.ts';
import { useEditor } from '../../../primitives/editor/state/editor-api.ts';
import { useDraftOnPage } from '../../editor/state/editor-workspace.ts';
import { otherViews, useWorkbench } from '../workbench-context.ts';
import { usePanelGoTo, useQuestionReport } from '../panel/use-question-report.ts';
import { withCurrent } from '../state/workbench-state.ts';
import { answersOf, entriesOf } from '../state/entries.ts';
import { useWorkbenchMessages } from '../messages/use-workbench-messages.ts';
import { QuestionView } from './question-views.tsx';

const Views = styled(Tabs)`
  & > [role='tablist'] {
    margin-block-start: -${token.space[8]};
  }
` as typeof Tabs;

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

/** Beside the form: the question as its students, markers and readers meet it, one view at a time, live. */
export function ViewsPane() {
  const w = useWorkbenchMessages();
  const m = useAllEditorMessages();
  const { language } = useUi();
  const { goTo } = useEditor();
  const { draft } = useDraftOnPage();
  const { question, change, view, showView, openGallery, modelAnswer, readOnly } = useWorkbench();
  const settled = useDeferredValue(draft);
  const student = useStudentView(settled);
  const { answers } = question;
  const entries = useMemo(() => entriesOf(settled, answers), [settled, answers]);
  const isEmpty = settled.questions.length === 0 && settled.input.length === 0;

  usePanelGoTo(goTo);
  useQuestionReport({
    id: question.id,
    draft: settled,
    entries,
    language,
    issueText: m.issueText,
    leads: true,
  });

  const keep = useCallback(
    (next: readonly AnswerEntry[]) =>
      change((bench) => withCurrent(bench, (inHand) => ({ ...inHand, answers: answersOf(settled, next) }))),
    [change, settled],
  );
  const startOver = () => change((bench) => withCurrent(bench, (inHand) => ({ ...inHand, answers: {} })));

  const content = isEmpty ? (
    <EmptyState
      title={w.welcome.title}
      action={
        !readOnly && (
          <QuietButton tone="accent" onClick={openGallery}>
            {w.welcome.gallery}
          </QuietButton>
        )
      }
    >
      {w.welcome.text}
    </EmptyState>
  ) : (
    <>
      <Note>
        <span>{w.panes.note}</span>
        {Object.keys(answers).length > 0 && (
          <QuietButton icon={<RotateCcw aria-hidden="true" data-mirror="" />} onClick={startOver}>
            {w.panes.again}
          </QuietButton>
        )}
      </Note>
      <PreviewBoundary of={student} failed={w.panes.broken}>
        <QuestionView {...{ view, student, entries, modelAnswer, readOnly }} draft={settled} onEntries={keep} />
      </PreviewBoundary>
    </>
  );

  return (
    <Views
      label={w.panes.label}
      value={view}
      onChange={showView}
      items={otherViews.map((value) => ({ value, label: w.panes[value], content: value === view && content }))}
    />
  );
}
